-- Which problem is asked in which week, who answered it how, and what that earned.

create table weekly_problems (
  id uuid primary key default uuidv7(),
  -- The folder's name in content/problems/weekly.
  slug text not null unique,
  -- Place in the content: a week takes the first problem that was never asked.
  position integer not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  topic text not null,
  -- Letters that an answer may hold.
  letters text[] not null,
  -- What the checker compares an answer with.
  rubric jsonb not null,
  -- By language: title, statement, hints, solution, and what is said to foreseen mistakes.
  texts jsonb not null,
  -- Gone from the content: kept for the weeks in which it was asked, and never asked again.
  retired boolean not null default false
);

-- The key makes it exactly one problem a week. A week is named by its Monday in the site's time zone.
create table weekly_rounds (
  week date primary key check (extract(isodow from week) = 1),
  problem_id uuid not null references weekly_problems
);

create index weekly_rounds_problem_id on weekly_rounds (problem_id, week);

create table weekly_attempts (
  user_id uuid not null references users on delete cascade,
  week date not null references weekly_rounds,
  number integer not null check (number > 0),
  answer text not null,
  -- What was read, as LaTeX.
  read text not null,
  verdict text not null check (verdict in ('equal', 'different', 'wrong-form', 'foreseen')),
  -- Code of the form that was missed, or of the foreseen mistake.
  detail text,
  -- Whether it used up one of the week's attempts.
  counts boolean not null,
  explanation text not null,
  at timestamptz not null,
  idempotency_key text,
  primary key (user_id, week, number),
  unique (user_id, idempotency_key)
);

create table weekly_solutions (
  user_id uuid not null references users on delete cascade,
  week date not null references weekly_rounds,
  points integer not null check (points >= 0),
  -- Attempts that it took, the right one counted.
  attempts integer not null check (attempts > 0),
  solved_at timestamptz not null,
  primary key (user_id, week)
);

create table badge_awards (
  user_id uuid not null references users on delete cascade,
  badge text not null,
  earned_at timestamptz not null,
  primary key (user_id, badge)
);
