-- Models of providers that may answer for the tutor. The providers, with their addresses and keys, stand in the server's settings alone.
-- Money is in millionths of a dollar everywhere, prices are those of a million tokens.
create table tutor_models (
  id uuid primary key default uuidv7(),
  -- Its name in the settings.
  provider text not null,
  -- As the provider calls it.
  model text not null,
  label text not null,
  price_in integer not null check (price_in >= 0),
  price_out integer not null check (price_out >= 0),
  temperature double precision not null,
  sees_pictures boolean not null,
  active boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- Which model serves a mode; where there is none, the built-in engine does.
create table tutor_modes (
  mode text primary key check (mode in ('tutoring', 'quick-help')),
  model_id uuid not null references tutor_models on delete cascade
);

create index tutor_modes_model_id on tutor_modes (model_id);

-- What an admin has set; no row as long as nobody has.
create table tutor_limits (
  only_one boolean primary key default true check (only_one),
  messages_per_minute integer not null,
  messages_per_day integer not null,
  tokens_per_user_day integer not null,
  money_per_month bigint not null,
  when_spent text not null check (when_spent in ('built-in', 'refuse'))
);

-- Each reply that was asked for: what was held for it, and what it took. Without the student when the account goes.
create table tutor_calls (
  id uuid primary key default uuidv7(),
  user_id uuid references users on delete set null,
  message_id uuid references chat_messages on delete set null,
  model_id uuid references tutor_models on delete set null,
  -- `built-in`, or the label of the model at that time.
  engine text not null,
  mode text not null check (mode in ('tutoring', 'quick-help', 'try')),
  at timestamptz not null,
  -- The same on the school's calendar.
  day date not null,
  state text not null check (state in ('reserved', 'settled')),
  -- The model's prices when it began.
  price_in integer not null default 0,
  price_out integer not null default 0,
  tokens_reserved integer not null default 0,
  money_reserved bigint not null default 0,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  money bigint not null default 0,
  ms_first integer,
  ms_whole integer,
  outcome text check (outcome in ('answered', 'stopped', 'fell-back', 'spent', 'failed', 'broken-off')),
  -- Why the model gave no whole reply, such as `busy`.
  failure text
);

create index tutor_calls_user_id on tutor_calls (user_id, at);
create index tutor_calls_message_id on tutor_calls (message_id);
create index tutor_calls_model_id on tutor_calls (model_id, at);
create index tutor_calls_day on tutor_calls (day);
create index tutor_calls_reserved on tutor_calls (at) where state = 'reserved';

-- What was spent, or is held for replies under way: of the site in a month, by its first day, and of a student on a day.
create table tutor_spent_months (
  month date primary key,
  money bigint not null
);

create table tutor_used_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  messages integer not null,
  tokens bigint not null,
  primary key (user_id, day)
);

create index tutor_used_days_day on tutor_used_days (day);

-- Which conversation a flagged message was said in, though it be deleted.
alter table chat_flags add column session_id text;
update chat_flags set session_id = chat_messages.session_id from chat_messages where chat_messages.id = chat_flags.message_id;

create index chat_messages_rated on chat_messages (feedback_at desc) where feedback = 'not-helpful';
