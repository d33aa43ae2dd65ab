-- Who has deleted the words of a post or a reply: whoever wrote them, or a teacher. Null while they are there.
alter table forum_posts add column deleted_by text check (deleted_by in ('author', 'teacher'));
alter table forum_replies add column deleted_by text check (deleted_by in ('author', 'teacher'));

-- What teachers have deleted so far stands in the audit log.
update forum_posts set deleted_by = case
  when exists (select from audit_log where endpoint = 'DELETE /forum/posts/{id}' and subject = forum_posts.id::text) then 'teacher'
  else 'author'
end where state = 'deleted';
update forum_replies set deleted_by = case
  when exists (select from audit_log where endpoint = 'DELETE /forum/replies/{id}' and subject = forum_replies.id::text) then 'teacher'
  else 'author'
end where state = 'deleted';
