-- The picture that a message is about; of one picture there is one message, and it goes with it.
alter table chat_messages add column picture_id uuid unique references stored_files on delete set null;
