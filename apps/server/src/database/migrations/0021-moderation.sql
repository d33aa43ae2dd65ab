-- Who may read in the forum and not write, and until when; one that is over says nothing any more.
create table forum_silences (
  user_id uuid primary key references users on delete cascade,
  until timestamptz not null,
  reason text not null,
  -- Null once the moderator's account is deleted.
  moderator_id uuid references users on delete set null,
  at timestamptz not null
);

create index forum_silences_moderator_id on forum_silences (moderator_id) where moderator_id is not null;

-- What waits for a moderator is found without looking at what does not.
create index forum_posts_held on forum_posts (id) where state = 'held';
create index forum_replies_held on forum_replies (id) where state = 'held';
