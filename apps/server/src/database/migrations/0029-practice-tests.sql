-- Practice tests: the papers of the content, who has sat which of them, and what they marked.

-- A paper that has changed is another row, so that whoever sits it, or has sat it, sees what they were asked.
create table practice_papers (
  id integer generated always as identity primary key,
  -- Its name in addresses.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Its place among the papers.
  position integer not null,
  -- By language.
  title jsonb not null,
  questions integer not null check (questions > 0),
  -- All of it, as its author wrote it: keys and solutions, too.
  source jsonb not null,
  -- Another row has taken its place, or the content has it no longer.
  retired boolean not null default false
);

create unique index practice_papers_one_each on practice_papers (slug) where not retired;

create table sittings (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  paper_id integer not null references practice_papers on delete restrict,
  -- The paper's slug, whichever row of it.
  paper text not null,
  -- 1 is somebody's first of this paper; in a later one, keys and solutions are known.
  number integer not null check (number > 0),
  started_at timestamptz not null,
  -- What arrives at this very instant still counts, and nothing later.
  ends_at timestamptz not null,
  -- When it was handed in, and by whom; null while it is open.
  ended_at timestamptz,
  ended_by text check (ended_by in ('student', 'time')),
  -- What came out of it, once it is over.
  right_answers integer,
  wrong_answers integer,
  blank_answers integer,
  points double precision,
  points_max double precision,
  check (ends_at > started_at),
  check (num_nulls(ended_at, ended_by, right_answers, wrong_answers, blank_answers, points, points_max) in (0, 7)),
  unique (user_id, paper, number)
);

create unique index sittings_one_open on sittings (user_id, paper) where ended_at is null;
create index sittings_to_be_ended on sittings (ends_at) where ended_at is null;
create index sittings_paper_id on sittings (paper_id);

-- What is marked on the questions of a sitting, by their numbers.
create table sitting_answers (
  sitting_id uuid not null references sittings on delete cascade,
  question integer not null check (question > 0),
  choice text check (choice in ('A', 'B', 'C', 'D', 'E')),
  -- To be looked at again.
  flagged boolean not null,
  -- Of two devices that change the same version, the second is told.
  version integer not null check (version > 0),
  at timestamptz not null,
  primary key (sitting_id, question)
);
