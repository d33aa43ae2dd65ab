-- The links in all letters, which have one life: made with the letter, looked at, used at most once, forgotten.

create table mailed_links (
  -- SHA-256 of the token; the token itself is only in the mailbox.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'confirm-email', 'parent-consent')),
  -- Null for as long as the account lives: a parent's answer may be taken back at any time.
  expires_at timestamptz
);

create index mailed_links_user_id on mailed_links (user_id);

-- One at most for each account, except for a parent's.
create unique index mailed_links_one_of_a_kind on mailed_links (user_id, purpose) where purpose <> 'parent-consent';

insert into mailed_links (token_hash, user_id, purpose, expires_at)
  select token_hash, user_id, 'verify-email', link_expires_at from email_verifications
  union all
  select token_hash, user_id, 'reset-password', expires_at from password_resets
  union all
  select token_hash, user_id, 'confirm-email', expires_at from email_changes where token_hash is not null
  union all
  select token_hash, user_id, 'parent-consent', expires_at from parent_links;

-- The code that stands in a letter beside its link, and goes with it.
create table verification_codes (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique references mailed_links on delete cascade,
  -- Argon2id, since a code of six digits has few possible values.
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

insert into verification_codes (user_id, token_hash, code_hash, tries, expires_at)
  select user_id, token_hash, code_hash, code_tries, code_expires_at from email_verifications;

drop table email_verifications;
drop table password_resets;
drop table parent_links;
-- An address that waits is there before its letter is written.
alter table email_changes drop column token_hash;
