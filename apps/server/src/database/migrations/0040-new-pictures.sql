-- Since when a picture that a new account has uploaded waits to be shown to others; null for all that they see.
alter table users add column avatar_withheld_at timestamptz;

create index users_avatar_withheld_at on users (avatar_withheld_at) where avatar_withheld_at is not null;
