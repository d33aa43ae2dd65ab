-- The children of 13 and older whom parents have asked to let them follow along. An address that belongs to no such child is kept in the same way,
-- so that who asks does not learn which addresses have accounts.
create table family_links (
  id uuid primary key default uuidv7(),
  parent_id uuid not null references users on delete cascade,
  -- Whose the address was when it was asked; null for nobody's who may be asked, and once that account is gone.
  child_id uuid references users on delete set null,
  -- As the parent has typed it.
  email text not null,
  email_key text not null,
  asked_at timestamptz not null,
  -- The parent has taken the question back; asked anew, it is null again.
  withdrawn_at timestamptz,
  -- What the child has said last.
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  -- When a yes became a no.
  taken_back_at timestamptz,
  unique (parent_id, email_key),
  check ((answer is null) = (answered_at is null)),
  check (taken_back_at is null or answer = 'no')
);

create index family_links_child_id on family_links (child_id);
