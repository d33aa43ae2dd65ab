-- What people have uploaded and we keep. The bytes lie in the storage, below `place`.
create table stored_files (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- What it is kept for, such as `avatar`: a purpose has its quota in the code, and its features say which of its files they show.
  purpose text not null,
  place text not null unique,
  -- As it was found in the bytes, whatever the file was called.
  type text not null,
  -- Of all that lies at its place; not known of the avatars that were there before this table was.
  bytes integer check (bytes > 0),
  -- SHA-256.
  hash bytea check (octet_length(hash) = 32),
  created_at timestamptz not null,
  -- Set by whoever moderates: nobody is shown it from then on.
  withheld_at timestamptz,
  check ((bytes is null) = (hash is null))
);

create index stored_files_owner_id on stored_files (owner_id, purpose);
create index stored_files_created_at on stored_files (purpose, created_at);

insert into stored_files (id, owner_id, purpose, place, type, created_at)
select substring(avatar from 5)::uuid, id, 'avatar', 'avatars/' || avatar, 'image/webp', now()
from users
where avatar ~ '^own-[0-9a-f]{32}$';
