-- What happened on the site, in numbers, by days of the school's calendar: a measure, and what it is divided by, such as a page or a language, or nothing.
-- Weeks and months of learners stand at their first day.
create table analytics_days (
  day date not null,
  measure text not null,
  dimension text not null default '',
  count bigint not null check (count >= 0),
  primary key (day, measure, dimension)
);

-- Who has opened a page on a day that is not over, so that each is counted once: a hash of network and browser with a secret of that day.
create table page_visitors (
  day date not null,
  visitor bytea not null check (octet_length(visitor) = 32),
  -- Whether it was the page where one registers, too.
  registering boolean not null,
  primary key (day, visitor)
);

-- The secret with which a day's visitors are hashed; it is forgotten with them when the day is over.
create table page_visitor_secrets (
  day date primary key,
  secret bytea not null check (octet_length(secret) = 32)
);
