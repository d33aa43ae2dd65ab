-- What every feature shares: one ledger of what was earned, and one memory of what a repeated call was told.

-- Points, streaks, badges and progress are derived from this, and from nothing else.
create table achievements (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- For what, such as `weekly-problem`.
  deed text not null,
  -- Which one, as its feature names it: of the weekly problem the week's Monday.
  source text not null,
  -- Null for deeds that have none.
  difficulty text check (difficulty in ('easy', 'medium', 'hard')),
  points integer not null check (points >= 0),
  earned_at timestamptz not null,
  -- Nothing is earned twice.
  unique (user_id, deed, source)
);

insert into achievements (user_id, deed, source, difficulty, points, earned_at)
select solution.user_id, 'weekly-problem', solution.week::text, problem.difficulty, solution.points, solution.solved_at
from weekly_solutions as solution
join weekly_rounds as round on round.week = solution.week
join weekly_problems as problem on problem.id = round.problem_id;

drop table weekly_solutions;

-- The first drop, the only badge so far, is earned with the first solved problem.
drop table badge_awards;

-- A call that carries the header Idempotency-Key is done once; whoever repeats it gets the first reply.
create table idempotent_replies (
  user_id uuid not null references users on delete cascade,
  -- The row of the contract, such as `POST /weekly-problem/attempts`.
  endpoint text not null,
  key text not null,
  -- SHA-256 of query and body: a key belongs to one call.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  reply json not null,
  created_at timestamptz not null,
  primary key (user_id, endpoint, key)
);

create index idempotent_replies_created_at on idempotent_replies (created_at);

alter table weekly_attempts drop column idempotency_key;

-- Where a problem comes from: a start plants those of the content, and touches no other.
alter table weekly_problems
  add column origin text not null default 'content' check (origin in ('content', 'admin'));
