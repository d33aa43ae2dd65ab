-- Which writings show pictures is found without looking at all others.
create index forum_posts_with_pictures on forum_posts (author_id) where html like '%/files/pictures/%';
create index forum_replies_with_pictures on forum_replies (author_id) where html like '%/files/pictures/%';
