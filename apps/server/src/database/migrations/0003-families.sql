-- What families need of accounts: a parent's yes for the young, new passwords and addresses, a way out.

alter table users
  -- First day of the month of birth; the day itself is not asked for. Null for accounts that the office has made.
  add column birth_month date,
  -- What the parent of a child has said last; null while nothing was said.
  add column parent_said text check (parent_said in ('yes', 'no')),
  add column deletion_due_at timestamptz;

create index users_deletion_due_at on users (deletion_due_at) where deletion_due_at is not null;

alter table sessions
  add column browser text not null default '',
  add column system text not null default '';

-- Where a child's parent is asked.
create table parent_requests (
  user_id uuid primary key references users on delete cascade,
  parent_email text not null,
  -- Set anew with every letter that is ordered.
  asked_at timestamptz not null
);

-- The links in the letters to a parent; they open a page that shows the question and takes the answer.
create table parent_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  -- Null for as long as the account lives: an answer may be taken back at any time.
  expires_at timestamptz
);

create index parent_links_user_id on parent_links (user_id);

-- Every answer that a parent gave, for ever: the proof that we asked. It outlives the account, without the child's data.
create table parent_answers (
  id uuid primary key default uuidv7(),
  user_id uuid references users on delete set null,
  parent_email text not null,
  answer text not null check (answer in ('yes', 'no')),
  answered_at timestamptz not null
);

create index parent_answers_user_id on parent_answers (user_id);

-- One at most for each account, as with verifications.
create table password_resets (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);

create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  email_key text not null,
  -- Null until the letter is written.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);

-- Browsers from which somebody has logged in before: an attack on the account does not lock these out.
create table known_browsers (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  last_used_at timestamptz not null
);

create index known_browsers_user_id on known_browsers (user_id);

-- Each kind of mail has a share of what one address may get.
alter table queued_mails add column kind text not null default '';
