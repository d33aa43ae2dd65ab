-- What has no accepted answer comes first in the order of what is unanswered, and then the latest activity, as elsewhere.
drop index forum_posts_unanswered;
drop index forum_posts_category_unanswered;
create index forum_posts_unanswered on forum_posts
  (((accepted_reply_id is null)::integer), (last_activity_at at time zone 'utc'), id) where state = 'visible';
create index forum_posts_category_unanswered on forum_posts
  (category_id, ((accepted_reply_id is null)::integer), (last_activity_at at time zone 'utc'), id) where state = 'visible';
