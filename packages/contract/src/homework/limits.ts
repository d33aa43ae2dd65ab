/** Limits of homework. Lengths count code points after trimming. */
export const homeworkLimits = {
  HOMEWORK_CONTENT_MAX: 10_000,
  HOMEWORK_COMMENTS_MAX: 1_000,
  /** Of one hand-in, */
  HOMEWORK_FILES_MAX: 12,
  /** each as it comes in, */
  HOMEWORK_FILE_MAX_MB: 10,
  /** with a name of so many characters at most; a longer one is cut. */
  HOMEWORK_FILE_NAME_MAX: 100,
  /** Of one person, what waits to be handed in: enough for two hand-ins. */
  HOMEWORK_FILES_WAITING_MAX: 24,
  HOMEWORK_FILES_WAITING_MAX_MB: 240,
  /** Of one person in all, as they are kept. */
  HOMEWORK_FILES_KEPT_MAX: 600,
  HOMEWORK_FILES_KEPT_MAX_MB: 1_500,
  /** Of a photo: more than a phone's camera takes unless it is told to. */
  HOMEWORK_PICTURE_MAX_MEGAPIXELS: 50,
  /** And what is kept of it: the longer edge in pixels. */
  HOMEWORK_PICTURE_EDGE_MAX: 4_000,
  /** What a Word document may hold when it is unpacked. */
  HOMEWORK_WORD_PARTS_MAX: 2_000,
  HOMEWORK_WORD_UNPACKED_MAX_MB: 100,
  /** So many times somebody may hand in for one week. */
  HOMEWORK_VERSIONS_MAX: 20,
  /** What the first hand-in for a week earns that is on time. */
  HOMEWORK_ON_TIME_POINTS: 5,
  /** How long the address of a file opens it. */
  HOMEWORK_LINK_MINUTES: 5,
  /** What a grade of all points earns on the site; of a part of them, that part. */
  HOMEWORK_GRADE_POINTS: 10,
  /** Out of so many points homework may be graded. */
  HOMEWORK_POINTS_MAX: 1_000,
  /** What a teacher writes to homework as a whole, */
  HOMEWORK_FEEDBACK_MAX: 5_000,
  /** where a mistake is, */
  HOMEWORK_REMARK_MAX: 1_000,
  HOMEWORK_REMARKS_MAX: 200,
  HOMEWORK_REMARKS_CHARACTERS_MAX: 30_000,
  HOMEWORK_PAGES_MAX: 1_000,
  /** and keeps to say it again. */
  HOMEWORK_PHRASE_MAX: 500,
  HOMEWORK_PHRASES_MAX: 100,
  /** Why somebody is given more time. */
  HOMEWORK_REASON_MAX: 300,
} as const;
