-- Who wants a letter when a week's problem has opened.
create table weekly_reminders (
  user_id uuid primary key references users on delete cascade,
  -- Whoever wants it later than a week's letters go out gets the next week's.
  wanted_since timestamptz not null,
  -- The newest week of which a letter was ordered.
  reminded_week date check (extract(isodow from reminded_week) = 1)
);

-- The links in these letters by which anybody who holds one stops them; good for as long as the account lives.
create table weekly_reminder_links (
  -- SHA-256 of the token; the token itself is only in the mailbox.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade
);

create index weekly_reminder_links_user_id on weekly_reminder_links (user_id);
