-- Registrations as families need them: a child uses a parent's mailbox, a parent is called one, a browser shows that it registered;
-- and replies that wait for nothing that depends on the address.

alter table users
  -- Whose mailbox stands behind the address.
  add column mailbox text not null default 'own' check (mailbox in ('own', 'parent')),
  -- What somebody grown up is called; it gives no right.
  add column family_role text not null default 'student' check (family_role in ('student', 'parent')),
  -- SHA-256 of the cookie of the browser from which the newest registration came.
  add column registered_by bytea check (octet_length(registered_by) = 32);

-- The mailboxes that were somebody's own before they moved to another, as `mailboxKey` in
-- packages/contract/src/accounts/addresses.ts has them: none of them is a parent's.
create table former_mailboxes (
  user_id uuid not null references users on delete cascade,
  mailbox_key text not null,
  primary key (user_id, mailbox_key)
);

alter table parent_requests
  -- Null until the parent was reminded, which is done once.
  add column reminded_at timestamptz;

-- Tries of mailed codes since an address's last letter, for whatever address, so that a try takes the same for one that nobody has.
create table code_tries (
  -- SHA-256 of the address as it is compared.
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  tries integer not null,
  tried_at timestamptz not null
);

alter table verification_codes drop column tries;
