-- How often what calendars tell of all lessons of a class was changed, such as its name or its teacher, or a lesson was taken away: one that comes
-- back later must be newer than the one before it.
alter table classes add column revision integer not null default 1 check (revision > 0);
update classes set revision = version;

-- When that was, and when the lesson itself was last changed.
alter table classes add column revised_at timestamptz not null default now();
alter table lessons add column revised_at timestamptz not null default now();
