-- Every process keeps the words of what is found in memory, and asks which of it has changed since: by transactions, as those end in another order
-- than they begin. All that is there already counts as written before any.
alter table search_documents add column written xid8 not null default '0';
alter table search_documents alter column written set default pg_current_xact_id();
create index search_documents_written on search_documents (written);

create function note_search_document_written() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id();
  return new;
end
$$;
create trigger search_document_is_written before update on search_documents
for each row execute function note_search_document_written();

-- What is found no more, for a few days; and under the kind '', up to which transaction that has been forgotten itself.
create table search_forgotten (
  kind text not null,
  id text not null,
  written xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  primary key (kind, id)
);
create index search_forgotten_written on search_forgotten (written);

create function note_search_documents_forgotten() returns trigger language plpgsql as $$
begin
  insert into search_forgotten (kind, id) select kind, id from gone order by kind, id
  on conflict (kind, id) do update set written = excluded.written, at = excluded.at;
  return null;
end
$$;
create trigger search_documents_are_forgotten after delete on search_documents
referencing old table as gone for each statement execute function note_search_documents_forgotten();
