-- Whether a teacher accepted the reply that answers a post, as it reads now: the tutor leans on no others, but for those that teachers wrote.
alter table forum_posts add column accepted_by_teacher boolean not null default false;
