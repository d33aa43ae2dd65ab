-- Classes: what is taught, when, by whom, and to whom. Words are by language unless told otherwise.

create table semesters (
  id uuid primary key default uuidv7(),
  name jsonb not null,
  starts_on date not null,
  -- Its last day.
  ends_on date not null,
  -- How families pay in it, in Markdown; null while the office has not said.
  payment jsonb,
  version integer not null default 1 check (version > 0),
  check (ends_on > starts_on)
);

-- Days of a semester without lessons, the last included.
create table semester_breaks (
  semester_id uuid not null references semesters on delete cascade,
  from_day date not null,
  to_day date not null,
  name jsonb not null,
  primary key (semester_id, from_day),
  check (to_day >= from_day)
);

-- What is taught, week by week, in whichever semester.
create table programs (
  id uuid primary key default uuidv7(),
  -- Its name in addresses.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  subject text not null check (subject in ('math', 'computing', 'language', 'robotics')),
  name jsonb not null,
  summary jsonb not null,
  -- In years, both included.
  age_from integer not null check (age_from > 0),
  age_to integer not null,
  -- Which contest it prepares for.
  contest text check (contest in ('amc8', 'amc10')),
  -- A student's homework and the teacher's correction, in Markdown; null where there is none to show.
  sample jsonb,
  sort_order integer not null,
  version integer not null default 1 check (version > 0),
  check (age_to >= age_from)
);

create table program_weeks (
  program_id uuid not null references programs on delete cascade,
  week integer not null check (week > 0),
  title jsonb not null,
  -- A week that looks back instead of on.
  test boolean not null default false,
  primary key (program_id, week)
);

create table program_books (
  program_id uuid not null references programs on delete cascade,
  position integer not null check (position > 0),
  title text not null,
  author text not null,
  note jsonb not null,
  primary key (program_id, position)
);

-- When the contests are that programs prepare for.
create table contests (
  slug text primary key check (slug in ('amc8', 'amc10')),
  starts_at timestamptz not null,
  registration_until date,
  -- Where one registers.
  page text,
  note jsonb,
  version integer not null default 1 check (version > 0)
);

-- A program as it is taught in a semester, at one time of the week.
create table classes (
  id uuid primary key default uuidv7(),
  program_id uuid not null references programs on delete restrict,
  semester_id uuid not null references semesters on delete restrict,
  -- Null while nobody has been found, or once the account is deleted.
  teacher_id uuid references users on delete set null,
  -- Null for the program's.
  name jsonb,
  -- As ISO counts them: 1 is Monday.
  weekday integer not null check (weekday between 1 and 7),
  -- By the school's clock.
  starts_at time not null,
  minutes integer not null check (minutes between 15 and 480),
  -- Where it meets, and what a map is asked for; null for the school's own address.
  place jsonb,
  map text,
  -- Where it meets online: for those only who are in it.
  meeting_url text,
  places integer not null check (places > 0),
  price_cents integer not null check (price_cents >= 0),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  version integer not null default 1 check (version > 0)
);

create index classes_semester_id on classes (semester_id);
create index classes_teacher_id on classes (teacher_id);

-- The meetings of a class, one for each week of its program.
create table lessons (
  class_id uuid not null references classes on delete cascade,
  week integer not null check (week > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  canceled boolean not null default false,
  -- Until then its homework is on time.
  due_at timestamptz not null,
  -- For who is in the class, in Markdown; null while there is nothing.
  materials jsonb,
  homework jsonb,
  -- Shown to them from an instant on, and to nobody before.
  solution jsonb,
  solution_from timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (class_id, week),
  check (ends_at > starts_at)
);

create index lessons_starts_at on lessons (starts_at);

-- Who is registered for a class, in the order in which they came.
create table class_places (
  id uuid primary key default uuidv7(),
  class_id uuid not null references classes on delete restrict,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('taken', 'waiting', 'given-up')),
  number bigint generated always as identity,
  student_name text not null,
  parent_name text not null,
  parent_email text not null,
  parent_phone text not null,
  note text not null default '',
  -- What it cost when it was taken, and how the payment stands: the office keeps it.
  price_cents integer not null check (price_cents >= 0),
  payment text not null default 'due' check (payment in ('due', 'paid', 'waived')),
  payment_note text not null default '',
  at timestamptz not null,
  version integer not null default 1 check (version > 0)
);

create unique index class_places_one_each on class_places (class_id, user_id) where state <> 'given-up';
create index class_places_in_order on class_places (class_id, state, number);
create index class_places_user_id on class_places (user_id);
