-- What waits for teachers is a small part of all homework, and asked for on each of their pages.
create index homework_not_returned on homework (class_id, week) where returned_at is null;
