-- Who somebody is, which sessions are open, and which address waits for its verification.

create table users (
  id uuid primary key default uuidv7(),
  -- As it was typed; mail goes here.
  email text not null,
  -- As it is compared: see `emailKey` in packages/contract/src/accounts/addresses.ts.
  email_key text not null unique,
  password_hash text not null,
  name text not null,
  first_name text not null default '',
  last_name text not null default '',
  avatar text not null default 'student-robot',
  school text not null default '',
  grade text not null default '',
  role text not null default 'student' check (role in ('student', 'teacher', 'admin')),
  email_verified_at timestamptz,
  active boolean not null default true,
  reputation integer not null default 0,
  preferred_language text not null default 'en' check (preferred_language in ('en', 'ch')),
  last_login_at timestamptz,
  joined_at timestamptz not null
);

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the token; the token itself is only with its owner.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  remembered boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);

create index sessions_user_id on sessions (user_id);

-- One at most for each account: a newer mail replaces the older one's link and code.
create table email_verifications (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- Argon2id, since a code of six digits has few possible values.
  code_hash text not null,
  code_tries integer not null default 0,
  code_expires_at timestamptz not null,
  link_expires_at timestamptz not null
);

-- What was mailed to whom of late, so that nobody can fill a stranger's mailbox through us.
create table queued_mails (
  id uuid primary key default uuidv7(),
  address_key text not null,
  queued_at timestamptz not null
);

create index queued_mails_address_key on queued_mails (address_key, queued_at);
