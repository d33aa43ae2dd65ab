-- Whoever opens an account is told once that what was judged before has come along.

-- Null for an attempt that the account made itself; false until its owner has been told that it was taken over.
alter table weekly_attempts add column arrival_told boolean;
