-- A visitor may have one answer to the week's problem judged, which an account that is opened afterwards takes over.

create table weekly_trials (
  -- SHA-256 of the mark that the visitor's browser keeps in a cookie.
  visitor_mark bytea not null check (octet_length(visitor_mark) = 32),
  week date not null references weekly_rounds,
  -- Empty, as the explanation and what was read, once an account has taken the answer over: it is the account's then.
  answer text not null,
  explanation text not null,
  -- What was read, as LaTeX.
  read text not null,
  verdict text not null check (verdict in ('equal', 'different', 'foreseen')),
  -- Code of the foreseen mistake, or of why it is another answer.
  detail text,
  at timestamptz not null,
  taken_over boolean not null default false,
  primary key (visitor_mark, week)
);

create index weekly_trials_at on weekly_trials (at);

-- Of the browser that registered; kept until the address is verified, when features hand over what the visitor has done.
alter table users add column visitor_mark bytea check (octet_length(visitor_mark) = 32);
