-- Chores have queues of their own now, and of the mails to one reader only one is sent at a time. A database on which no server ran
-- so far has no schema of jobs yet, and where a backup is tried beside the site, the jobs are the site's.

do $$
begin
  if to_regclass('pgboss.job') is null or current_schema() = 'restore_test' then return; end if;
  delete from pgboss.schedule where name = 'tidy-up';
  delete from pgboss.job where name = 'tidy-up';
  delete from pgboss.queue where name = 'tidy-up';
  update pgboss.queue set policy = 'singleton' where name = 'mail';
  update pgboss.job set policy = 'singleton', singleton_key = id::text, group_id = id::text
  where name = 'mail' and state < 'active';
end
$$;
