-- By which id the posts of a deleted category are still found where they went: those that went before this were indexed anew, and have none.
alter table forum_former_categories add column former_id uuid;
