-- When the office has asked somebody in; null for who has registered.
alter table users add column invited_at timestamptz;

-- Lists as admins want to see them again, by names of their own.
create table saved_views (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- Which list it is of, such as `users`.
  list text not null,
  name text not null,
  -- Of the list's address, without the question mark.
  query text not null,
  saved_at timestamptz not null,
  unique (user_id, list, name)
);

-- What was done with an account, for its page in the back office.
create index audit_log_subject on audit_log (subject, at desc);
