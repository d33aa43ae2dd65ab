-- What teachers say of the explanations that students write with their answers.

-- An attempt can be named by one id, such as in an address.
alter table weekly_attempts add column id uuid not null default uuidv7() unique;

create index weekly_attempts_explained on weekly_attempts (at, id) where explanation <> '';

create table weekly_explanation_reviews (
  -- One review for each explanation.
  attempt_id uuid primary key references weekly_attempts (id) on delete cascade,
  -- Who said it last; null once that account is deleted.
  reviewer_id uuid references users on delete set null,
  excellent boolean not null,
  -- Markdown; empty where nothing is said.
  comment text not null,
  reviewed_at timestamptz not null,
  -- One more with each change: whoever changes a review says which version was seen.
  version integer not null check (version > 0)
);

create index weekly_explanation_reviews_reviewer_id on weekly_explanation_reviews (reviewer_id);
