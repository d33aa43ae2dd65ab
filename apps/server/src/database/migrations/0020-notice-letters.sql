-- Which kinds of notices somebody gets by mail, or does not, where they have said so; a kind has its usual in the code.
create table notice_letters (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  wanted boolean not null,
  primary key (user_id, kind)
);

-- The links in these letters by which anybody who holds one stops their kind; good for as long as the account lives.
create table notice_letter_links (
  -- SHA-256 of the token; the token itself is only in the mailbox.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  kind text not null
);

create index notice_letter_links_user_id on notice_letter_links (user_id);
