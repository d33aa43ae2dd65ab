-- What the office says on the site itself; one row at most. What is null stands as `office.config.ts` has it.
create table site_settings (
  single boolean primary key default true check (single),
  -- Its text by language, and where it leads.
  announcement jsonb,
  -- Null for at once, and for as long as it stands here.
  announced_from timestamptz,
  announced_until timestamptz,
  donation jsonb,
  books jsonb,
  -- Goes up with every change: of two who change the same, the second is told.
  version integer not null check (version > 0),
  check (announced_until > announced_from)
);
