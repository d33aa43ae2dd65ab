-- What somebody has promised to give: a message to the school, whose words are the giver's note and may be none.
create table pledges (
  message_id uuid primary key references contact_messages on delete cascade,
  amount_cents integer not null check (amount_cents between 100 and 1000000),
  every text not null check (every in ('once', 'month')),
  way text not null check (way in ('paypal', 'zelle', 'check', 'bank'))
);
