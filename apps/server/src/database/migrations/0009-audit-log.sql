-- What teachers and admins have done: who, what, with which thing. Written in the transaction of the deed, and never changed.
create table audit_log (
  id uuid primary key default uuidv7(),
  -- Null once the account is deleted; the deed stays.
  actor_id uuid references users on delete set null,
  actor_role text not null check (actor_role in ('teacher', 'admin')),
  -- The row of the contract, such as `POST /weekly-problems`.
  endpoint text not null,
  -- The thing's id or name, as its feature has it.
  subject text not null,
  -- What a reader would want to know beside it, by name; no secrets and nothing of children.
  details jsonb not null,
  at timestamptz not null
);

create index audit_log_actor_id on audit_log (actor_id);
create index audit_log_at on audit_log (at);
