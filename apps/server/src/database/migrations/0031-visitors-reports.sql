-- A visitor without an account reports, too: then there is no user, and perhaps an address for an answer, which is forgotten some time
-- after the report was settled.
alter table forum_flags alter column user_id drop not null;
alter table forum_flags add column email text check (email is null or user_id is null);

create index forum_flags_with_email on forum_flags (settled_at) where email is not null;
