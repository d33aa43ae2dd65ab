-- The blog. A post is published when `publish_at` has come, scheduled until then, and a draft without it: the clock alone publishes.
create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- Its name in addresses; a draft may have none.
  slug text unique,
  -- The folder of content/blog that it comes from, if it does.
  content_slug text unique,
  -- The office has changed it: its folder says nothing of it any more.
  taken_over boolean not null default false,
  -- By language.
  texts jsonb not null,
  author jsonb not null,
  minutes jsonb not null,
  tags text[] not null,
  featured boolean not null,
  publish_at timestamptz,
  -- It was published and withdrawn: its address leads to it when it is published again under another one.
  was_published boolean not null default false,
  -- When it was last changed, but for what it came with.
  edited_at timestamptz,
  edited_by uuid references users on delete set null,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  -- Goes up with every change: of two who change the same, the second is told.
  version integer not null default 1,
  check (publish_at is null or slug is not null)
);

create index blog_posts_publish_at on blog_posts (publish_at, id);
create index blog_posts_edited_by on blog_posts (edited_by);
create index blog_posts_created_by on blog_posts (created_by);

-- Addresses that posts had while they were published; they lead to those of now.
create table blog_former_slugs (
  slug text primary key,
  post_id uuid not null references blog_posts on delete cascade
);

create index blog_former_slugs_post_id on blog_former_slugs (post_id);
