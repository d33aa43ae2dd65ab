-- What people write to the school. No account is behind it: whoever writes says who they are.
create table contact_messages (
  id uuid primary key default uuidv7(),
  -- Of what its browser calls it and of all that it says: sent again, it is the same message.
  sent_hash bytea not null unique,
  name text not null,
  email text not null,
  -- The mailbox behind the address, in one spelling.
  mailbox_key text not null,
  message text not null,
  language text not null check (language in ('en', 'ch')),
  at timestamptz not null,
  -- Why it is taken for a program's and held back: it has filled in what no person sees, or was sent sooner than anybody writes.
  held_for text check (held_for in ('trap', 'haste')),
  -- When the office was told of it by mail.
  told_at timestamptz,
  assigned_to uuid references users on delete set null,
  closed_at timestamptz,
  closed_by uuid references users on delete set null,
  -- Counts what was done with it, so that of two who do something at once the second is told.
  version integer not null default 1
);

create index contact_messages_at on contact_messages (at);
create index contact_messages_mailbox_key_at on contact_messages (mailbox_key, at);
create index contact_messages_not_told on contact_messages (at) where told_at is null;
create index contact_messages_closed_at on contact_messages (closed_at) where closed_at is not null;
create index contact_messages_assigned_to on contact_messages (assigned_to) where assigned_to is not null;
create index contact_messages_closed_by on contact_messages (closed_by) where closed_by is not null;

-- What the school has answered by mail.
create table contact_answers (
  id uuid primary key default uuidv7(),
  message_id uuid not null references contact_messages on delete cascade,
  author_id uuid references users on delete set null,
  text text not null,
  at timestamptz not null
);

create index contact_answers_message_id_at on contact_answers (message_id, at);
create index contact_answers_author_id on contact_answers (author_id) where author_id is not null;
