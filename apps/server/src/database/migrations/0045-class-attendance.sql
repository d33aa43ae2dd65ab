-- Whether a class meets at a place, by a video meeting, or both at once, so that families may choose.
alter table classes
  add column attendance text not null default 'in-person' check (attendance in ('in-person', 'online', 'mixed'));
