-- What was done for a student of whom a conversation with the tutor was flagged. One that was opened again keeps what had been said.
create table chat_cares (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- Which of the student's conversations, though it be deleted; the flag itself where it is of none.
  conversation text not null,
  note text not null,
  cared_by uuid references users on delete set null,
  at timestamptz not null,
  opened_by uuid references users on delete set null,
  opened_at timestamptz
);

create index chat_cares_conversation on chat_cares (user_id, conversation);
create index chat_cares_cared_by on chat_cares (cared_by);
create index chat_cares_opened_by on chat_cares (opened_by);

-- Null as long as nobody has said that it was taken care of. Of what was only looked at before, nobody has.
alter table chat_flags add column care_id uuid references chat_cares on delete set null;

create index chat_flags_care_id on chat_flags (care_id);
create index chat_flags_waiting on chat_flags (user_id) where care_id is null;
