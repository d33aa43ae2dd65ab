-- What people are told on the site, whatever feature has something to tell.
create table notices (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- What it is about, such as `explanation-excellent`: a kind has its words and its link in the code.
  kind text not null,
  -- Which thing, as the kind's feature names it: of one thing somebody is told once, and anew when it changes.
  subject text not null,
  -- What the words need, by name: a text, or one for each language.
  about jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (user_id, kind, subject)
);

create index notices_user_id on notices (user_id, at desc, id desc);
create index notices_read_at on notices (read_at) where read_at is not null;
