-- Changes that every process is about to be told of: a verb's transaction leaves a row, and whoever has told of it takes it away. Only what a
-- process that was killed has left stays a moment. After a crash of the server all processes listen anew and keep nothing, so it needs no log.
create unlogged table announced_changes (
  id uuid primary key,
  -- What they make old, as `packages/contract/src/tags.ts` names it.
  tags text[] not null,
  at timestamptz not null default clock_timestamp()
);
