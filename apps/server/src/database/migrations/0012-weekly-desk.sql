-- Problems that teachers and admins write beside the content's files, and the plan of weeks.

alter table weekly_problems
  -- When its author said that it may be asked; null: a draft. The content's may always be asked.
  add column ready_at timestamptz,
  -- Goes up with every change at the desk: of two who change the same, the second is told.
  add column version integer not null default 1,
  add column edited_at timestamptz,
  add column edited_by uuid references users on delete set null,
  -- What was written at the desk is asked when it is planned, and has no place in the content.
  alter column position drop not null;

create index weekly_problems_edited_by on weekly_problems (edited_by);

-- A round of a week to come is that week's plan.
alter table weekly_rounds
  -- When a teacher has closed it before its week was over.
  add column closed_at timestamptz;

-- How a week was met.
create index weekly_attempts_week on weekly_attempts (week, at);
