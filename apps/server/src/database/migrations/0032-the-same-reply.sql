-- In which ten minutes since 1970 a reply was written: within them, the same words of one author, to the same text of a thread, are one reply.
-- Null for what was written before this was noted, was edited since, or was taken away.
alter table forum_replies add column ten_minutes integer;

create unique index forum_replies_the_same on forum_replies (author_id, post_id, md5(content), coalesce(quoted_id, post_id), ten_minutes)
  where ten_minutes is not null;
