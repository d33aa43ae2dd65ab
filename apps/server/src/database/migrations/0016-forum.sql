-- The forum: categories, posts, replies, votes, and what is known of who has read what.

create table forum_categories (
  id uuid primary key default uuidv7(),
  -- Its name in addresses.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- By language.
  name jsonb not null,
  description jsonb not null,
  -- Markdown, by language; null where there are no rules.
  rules jsonb,
  -- One of the colors and one of the icons in packages/contract/src/forum/looks.ts.
  color text not null,
  icon text not null,
  sort_order integer not null,
  min_reputation integer not null default 0 check (min_reputation >= 0),
  -- One that is not takes nothing new; what was written stays.
  active boolean not null default true,
  -- One more with each change.
  version integer not null default 1 check (version > 0)
);

-- Numbers and the last activity are changed with what they count, under the post's lock, and count only what is visible.
create table forum_posts (
  id uuid primary key default uuidv7(),
  category_id uuid not null references forum_categories on delete restrict,
  -- Null once the account is deleted.
  author_id uuid references users on delete set null,
  title text not null,
  -- Markdown, the safe HTML made of it, and by which version of the renderer; and the beginning of it as plain text.
  content text not null,
  html text not null,
  html_version integer not null,
  excerpt text not null,
  lang text not null check (lang in ('en', 'ch')),
  state text not null check (state in ('held', 'visible', 'hidden', 'deleted')),
  -- Why it waits for a moderator, and what one said.
  held_for text,
  state_reason text,
  pinned boolean not null default false,
  locked boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1 check (version > 0),
  replies integer not null default 0 check (replies >= 0),
  views integer not null default 0 check (views >= 0),
  votes integer not null default 0,
  last_activity_at timestamptz not null,
  accepted_reply_id uuid
);

create table forum_replies (
  id uuid primary key default uuidv7(),
  post_id uuid not null references forum_posts on delete cascade,
  author_id uuid references users on delete set null,
  content text not null,
  html text not null,
  html_version integer not null,
  lang text not null check (lang in ('en', 'ch')),
  state text not null check (state in ('held', 'visible', 'hidden', 'deleted')),
  held_for text,
  state_reason text,
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1 check (version > 0),
  votes integer not null default 0,
  -- The reply that it answers.
  quoted_id uuid references forum_replies on delete set null
);

alter table forum_posts add foreign key (accepted_reply_id) references forum_replies on delete set null;
create index forum_posts_accepted_reply_id on forum_posts (accepted_reply_id) where accepted_reply_id is not null;

-- A list begins at any place of an order without looking at what stands before it, with a category and without.
create index forum_posts_active on forum_posts ((last_activity_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_newest on forum_posts ((created_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_top on forum_posts (votes, (created_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_unanswered on forum_posts ((-replies), (created_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_category_active on forum_posts (category_id, (last_activity_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_category_newest on forum_posts (category_id, (created_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_category_top on forum_posts (category_id, votes, (created_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_category_unanswered on forum_posts (category_id, (-replies), (created_at at time zone 'utc'), id)
  where state = 'visible';
create index forum_posts_pinned on forum_posts (category_id) where pinned;
create index forum_posts_author_id on forum_posts (author_id, created_at);
create index forum_replies_oldest on forum_replies (post_id, (created_at at time zone 'utc'), id);
create index forum_replies_top on forum_replies (post_id, votes, (created_at at time zone 'utc'), id);
create index forum_replies_author_id on forum_replies (author_id, created_at);
create index forum_replies_quoted_id on forum_replies (quoted_id) where quoted_id is not null;

-- One vote of each person for each post and each reply.
create table forum_votes (
  id uuid primary key default uuidv7(),
  post_id uuid references forum_posts on delete cascade,
  reply_id uuid references forum_replies on delete cascade,
  -- Null once the account is deleted: the vote counts on.
  voter_id uuid references users on delete set null,
  value smallint not null check (value in (-1, 1)),
  at timestamptz not null,
  check (num_nonnulls(post_id, reply_id) = 1),
  unique (post_id, voter_id),
  unique (reply_id, voter_id)
);

create index forum_votes_voter_id on forum_votes (voter_id);

-- What posts and replies said before they were changed.
create table forum_edits (
  id uuid primary key default uuidv7(),
  post_id uuid references forum_posts on delete cascade,
  reply_id uuid references forum_replies on delete cascade,
  -- Of a post.
  title text,
  content text not null,
  editor_id uuid references users on delete set null,
  reason text not null default '',
  at timestamptz not null,
  -- A moderator has taken words out that nobody is to read any more.
  withheld boolean not null default false,
  check (num_nonnulls(post_id, reply_id) = 1)
);

create index forum_edits_post_id on forum_edits (post_id, at) where post_id is not null;
create index forum_edits_reply_id on forum_edits (reply_id, at) where reply_id is not null;
create index forum_edits_editor_id on forum_edits (editor_id) where editor_id is not null;

-- Who has read a post on a day, so that each is counted once: a hash of the account, or of address and browser with a secret of that day.
create table forum_views (
  post_id uuid not null references forum_posts on delete cascade,
  day date not null,
  reader bytea not null check (octet_length(reader) = 32),
  primary key (post_id, day, reader)
);

create index forum_views_day on forum_views (day);

-- The secret with which a day's readers are hashed; it is forgotten with the day, and nobody can be found by the hashes any more.
create table forum_view_secrets (
  day date primary key,
  secret bytea not null check (octet_length(secret) = 32)
);

-- Up to when somebody has read a thread.
create table forum_reads (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references forum_posts on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, post_id)
);

create index forum_reads_post_id on forum_reads (post_id);

-- What people report to moderators, once of each post and each reply.
create table forum_flags (
  id uuid primary key default uuidv7(),
  post_id uuid references forum_posts on delete cascade,
  reply_id uuid references forum_replies on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('spam', 'unkind', 'contact', 'answer', 'other')),
  note text not null default '',
  at timestamptz not null,
  settled_at timestamptz,
  check (num_nonnulls(post_id, reply_id) = 1),
  unique (post_id, user_id),
  unique (reply_id, user_id)
);

create index forum_flags_user_id on forum_flags (user_id);
create index forum_flags_open on forum_flags (at) where settled_at is null;
