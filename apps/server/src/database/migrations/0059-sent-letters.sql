-- Letters that were handed over, for the office to see that mail goes out: of what kind, and to whom in part only. What waits or has failed stands
-- among the jobs.
create table sent_letters (
  id uuid primary key,
  kind text not null,
  -- Such as `m***@example.com`.
  reader text not null,
  attempts integer not null check (attempts > 0),
  sent_at timestamptz not null
);

create index sent_letters_sent_at on sent_letters (sent_at desc);
