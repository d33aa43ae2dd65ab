-- What teachers write into homework, and the phrases that they keep for it.

-- A remark stands on a page of a file, where the mistake is.
create table homework_remarks (
  id uuid primary key default uuidv7(),
  homework_id uuid not null,
  file_id uuid not null,
  -- 1 is the first; a photo is one page.
  page integer not null check (page > 0),
  -- As shares of the page's width and height, from its upper left corner.
  x double precision not null check (x between 0 and 1),
  y double precision not null check (y between 0 and 1),
  -- In Markdown.
  text text not null,
  author_id uuid references users on delete set null,
  written_at timestamptz not null,
  version integer not null default 1,
  foreign key (homework_id, file_id) references homework_files (homework_id, file_id) on delete cascade
);

create index homework_remarks_homework_id on homework_remarks (homework_id, file_id);
create index homework_remarks_author_id on homework_remarks (author_id);

-- What a teacher says often.
create table homework_phrases (
  id uuid primary key default uuidv7(),
  teacher_id uuid not null references users on delete cascade,
  -- In Markdown.
  text text not null,
  kept_at timestamptz not null
);

create index homework_phrases_teacher_id on homework_phrases (teacher_id);

-- Why somebody has more time, for who works with the class.
alter table homework_extensions add column reason text not null default '';
