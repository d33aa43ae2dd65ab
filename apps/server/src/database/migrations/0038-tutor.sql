-- Conversations with the tutor. Their ids are made by browsers, and so each user has their own of them.
create table chat_sessions (
  user_id uuid not null references users on delete cascade,
  id text not null,
  name text not null,
  context jsonb not null,
  begun_at timestamptz not null,
  -- When something was last said in it.
  at timestamptz not null,
  primary key (user_id, id)
);

create index chat_sessions_latest on chat_sessions (user_id, at desc);
create index chat_sessions_at on chat_sessions (at);

create table chat_messages (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  session_id text not null,
  -- From 1 on, without gaps; what was said again stands for what was said before.
  number integer not null,
  role text not null check (role in ('user', 'assistant')),
  -- In Markdown.
  content text not null,
  -- The same, block by block and drawn: [{ kind, title, html }].
  parts jsonb not null,
  sources jsonb not null default '[]',
  state text not null check (state in ('writing', 'done', 'stopped')),
  -- What wrote it, such as `built-in`; null for what a user said.
  engine text,
  at timestamptz not null,
  feedback text check (feedback in ('helpful', 'not-helpful')),
  feedback_comment text not null default '',
  feedback_at timestamptz,
  unique (user_id, session_id, number),
  foreign key (user_id, session_id) references chat_sessions (user_id, id) on delete cascade
);

-- Messages with which a student may need somebody's help: teachers see them, with the conversation around.
-- What was said stays until the account goes, whatever becomes of the conversation.
create table chat_flags (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  message_id uuid references chat_messages on delete set null,
  said text not null,
  kind text not null,
  at timestamptz not null,
  -- Who has taken care of it.
  seen_by uuid references users on delete set null,
  seen_at timestamptz
);

create index chat_flags_user_id on chat_flags (user_id);
create index chat_flags_message_id on chat_flags (message_id);
create index chat_flags_at on chat_flags (at desc);
create index chat_flags_seen_by on chat_flags (seen_by);
