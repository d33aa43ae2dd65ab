-- What people are writing and have not sent yet, so that it is there again after a crash and on another device.
create table drafts (
  -- Made by the browser.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- What it becomes when it is sent, such as `forum-post`; its feature declares it.
  kind text not null,
  -- Texts by the names of their fields.
  body jsonb not null,
  -- Of two devices that change the same version, the second is told.
  version integer not null check (version > 0),
  saved_at timestamptz not null
);

create index drafts_user_id on drafts (user_id, kind, saved_at desc, id desc);
create index drafts_saved_at on drafts (saved_at);
