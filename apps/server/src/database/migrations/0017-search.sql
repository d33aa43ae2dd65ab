-- Where words are found: what everybody may read, and nothing else. Whatever is held back or hidden has no row.
create table search_documents (
  -- What it is, such as `forum-reply`, and which, as its feature names it.
  kind text not null,
  id text not null,
  -- The thing that is listed when this is found: a reply is found as its post.
  page text not null,
  owner_id uuid references users on delete set null,
  title text not null,
  -- Without marks of Markdown; excerpts are cut from it.
  body text not null,
  -- Words, and what its feature filters by; see `search/words.ts` and `search/marks.ts`.
  words tsvector not null,
  at timestamptz not null,
  primary key (kind, id)
);

-- What is written waits in a list that every search reads through; a short one.
create index search_documents_words on search_documents using gin (words) with (gin_pending_list_limit = 128);
create index search_documents_at on search_documents (at desc);
create index search_documents_page on search_documents (page);
create index search_documents_owner_id on search_documents (owner_id, at desc);
