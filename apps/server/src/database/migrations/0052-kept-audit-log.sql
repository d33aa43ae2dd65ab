-- The audit log is written once. Whoever has the application's own rights in the database cannot change it either: all that
-- may happen to a deed is that its actor's account is deleted.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null and not exists (select from users where id = old.actor_id) then
    old.actor_id := null;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'the audit log is never changed';
end
$$;

create trigger audit_log_is_kept before update or delete on audit_log for each row execute function keep_audit_log();
create trigger audit_log_is_not_emptied before truncate on audit_log for each statement execute function keep_audit_log();
