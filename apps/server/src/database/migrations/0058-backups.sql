-- Copies of everything that were ordered, by somebody or by the clock, and tests of whether they can be brought back. The copies themselves
-- lie in a folder; this table is in none of them.
create table backup_runs (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('take', 'test')),
  ordered_at timestamptz not null,
  begun_at timestamptz,
  ended_at timestamptz,
  failure text check (
    failure in ('disk-full', 'storage', 'interrupted', 'damaged', 'unlike', 'too-new', 'no-right', 'not-empty', 'failed')
  ),
  -- What it failed with, as the machine says it.
  reason text,
  -- The file that was written or tried, and how much is in it.
  name text,
  rows bigint,
  files integer,
  check (failure is null or ended_at is not null)
);

-- One at a time, of whatever kind.
create unique index backup_runs_open on backup_runs ((true)) where ended_at is null;
create index backup_runs_ended_at on backup_runs (kind, ended_at desc);
