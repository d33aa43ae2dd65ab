-- When a notice went into a letter that tells of all that is new; null while it has not, and for whoever gets no such letters.
alter table notices add column letter_at timestamptz;

-- What may still have to be written about is found without looking at what was told long ago.
create index notices_unwritten on notices (kind, at) where letter_at is null and read_at is null;

-- When the last of these letters was ordered.
alter table notice_letters add column written_at timestamptz;
