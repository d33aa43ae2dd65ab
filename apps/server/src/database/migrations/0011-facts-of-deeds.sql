-- What a deed's badges and progress are made of, beside its points; which facts there are, each deed tells for itself.
alter table achievements add column facts jsonb not null default '{}';

-- Of a solved weekly problem: its topic, the attempts that it took, the hints that were open, and the last week before it that had a problem.
with solved as (
  select solution.id, problem.topic, round.week, jsonb_array_length(problem.texts -> 'en' -> 'hints') as hints, (
    select greatest(count(*), 1)
    from weekly_attempts as attempt
    where attempt.user_id = solution.user_id and attempt.week = round.week and attempt.counts
  ) as attempts
  from achievements as solution
  join weekly_rounds as round on round.week::text = solution.source
  join weekly_problems as problem on problem.id = round.problem_id
  where solution.deed = 'weekly-problem'
)
update achievements
set facts = jsonb_build_object(
  'topic', solved.topic,
  'attempts', solved.attempts,
  'hints', least(solved.attempts - 1, coalesce(solved.hints, 0)),
  'follows', (select max(round.week) from weekly_rounds as round where round.week < solved.week)
)
from solved
where achievements.id = solved.id;
