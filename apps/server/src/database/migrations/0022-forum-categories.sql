-- The names in addresses of categories that were deleted: each leads to the category that has their posts now. None of them is given again.
create table forum_former_categories (
  slug text primary key,
  category_id uuid not null references forum_categories on delete cascade
);

create index forum_former_categories_category_id on forum_former_categories (category_id);
