-- The secret address under which somebody's calendar program reads their classes; only the secret's hash is kept.
create table calendar_addresses (
  user_id uuid primary key references users on delete cascade,
  secret_hash bytea not null unique,
  at timestamptz not null
);
