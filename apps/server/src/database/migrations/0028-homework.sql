-- Homework: what students hand in for a week of a class, and what a teacher makes of it.

-- One hand-in. Who hands in again for the same week adds a row, and the rows before it stay as they were.
create table homework (
  id uuid primary key default uuidv7(),
  -- What its receipt is called by.
  number integer generated always as identity unique,
  user_id uuid not null references users on delete cascade,
  class_id uuid not null,
  week integer not null,
  -- 1 of what was handed in first for this week; the highest counts.
  version integer not null check (version > 0),
  -- As they stand in the form.
  student_name text not null,
  student_email text not null,
  content_type text not null check (content_type in ('markdown', 'latex', 'files')),
  content text not null,
  comments text not null,
  handed_in_at timestamptz not null,
  -- Until when it was on time, as that stood then: a lesson that moves forward later makes nobody late.
  due_at timestamptz not null,
  points_earned integer not null check (points_earned >= 0),
  -- The teacher's part. Its owner sees nothing of it until it is returned.
  grader_id uuid references users on delete set null,
  points integer,
  points_max integer,
  -- In Markdown.
  feedback text not null default '',
  graded_at timestamptz,
  returned_at timestamptz,
  seen_at timestamptz,
  -- Counts what teachers have changed of their part, so that of two at once the second is told.
  grading_version integer not null default 0,
  unique (user_id, class_id, week, version),
  -- Looked at when a transaction commits: the office may plan a class's lessons anew, but take away none that has homework.
  foreign key (class_id, week) references lessons (class_id, week) deferrable initially deferred,
  check ((points is null) = (points_max is null)),
  check (points between 0 and points_max),
  check (returned_at is null or graded_at is not null),
  check (seen_at is null or returned_at is not null)
);

create index homework_class_id on homework (class_id, week);
create index homework_grader_id on homework (grader_id);

-- The files of a hand-in, in their order. One that is handed in again as it was is the same file.
create table homework_files (
  homework_id uuid not null references homework on delete cascade,
  position integer not null check (position > 0),
  file_id uuid not null references stored_files on delete cascade,
  -- As its owner calls it; where it lies, it has a name of ours.
  name text not null,
  primary key (homework_id, position),
  unique (homework_id, file_id)
);

create index homework_files_file_id on homework_files (file_id);

-- Somebody has more time for a week's homework than the others.
create table homework_extensions (
  class_id uuid not null,
  week integer not null,
  user_id uuid not null references users on delete cascade,
  due_at timestamptz not null,
  given_by uuid references users on delete set null,
  given_at timestamptz not null,
  primary key (class_id, week, user_id),
  foreign key (class_id, week) references lessons (class_id, week) deferrable initially deferred
);

create index homework_extensions_user_id on homework_extensions (user_id);
create index homework_extensions_given_by on homework_extensions (given_by);
