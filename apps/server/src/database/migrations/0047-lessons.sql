-- Free lessons: the courses of the content, and how far students have come in them.

-- A course with all its lessons, as its author wrote it: keys, hints and solutions, too. It is as the content is.
create table lesson_courses (
  -- Its name in addresses.
  course text primary key check (course ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Its place among the courses.
  position integer not null,
  -- How many lessons there are in it.
  lessons integer not null check (lessons >= 0),
  source jsonb not null
);

-- What somebody has begun. A lesson that is gone from the content keeps its rows, and is shown no more.
create table lesson_work (
  user_id uuid not null references users on delete cascade,
  course text not null,
  lesson text not null,
  -- The part that was open last, counted from 0.
  part integer not null default 0 check (part >= 0),
  -- When every exercise was solved or shown, and how well that went, from 0 to 100.
  completed_at timestamptz,
  score integer check (score between 0 and 100),
  touched_at timestamptz not null,
  primary key (user_id, course, lesson),
  check (num_nulls(completed_at, score) in (0, 2))
);

create table exercise_work (
  user_id uuid not null,
  course text not null,
  lesson text not null,
  exercise text not null,
  -- shown: its solution was asked for before it was solved.
  state text not null check (state in ('tried', 'solved', 'shown')),
  -- Answers that count.
  attempts integer not null check (attempts >= 0),
  -- Hints that were seen before it was solved.
  hints integer not null check (hints >= 0),
  -- The last one; null where the solution was shown before there was any.
  answer jsonb,
  primary key (user_id, course, lesson, exercise),
  foreign key (user_id, course, lesson) references lesson_work on delete cascade
);
