/** Limits of what people write to the school. Lengths count code points after trimming. */
export const contactLimits = {
  /** With less, nobody can tell what is asked. */
  CONTACT_MESSAGE_MIN: 5,
  CONTACT_MESSAGE_MAX: 4000,
  /** Within so many hours a person answers. */
  CONTACT_ANSWER_HOURS_MIN: 24,
  CONTACT_ANSWER_HOURS_MAX: 48,
  /** What is sent sooner after its form was there is held back. */
  CONTACT_SECONDS_MIN: 3,
  /** What was held back is forgotten after so many days. */
  CONTACT_HELD_DAYS: 30,
  CONTACT_ANSWER_MAX: 8000,
  PLEDGE_DOLLARS_MIN: 1,
  PLEDGE_DOLLARS_MAX: 10_000,
  PLEDGE_NOTE_MAX: 500,
} as const;

/** What no text names. */
export const contactBounds = {
  /** So many messages an hour come in from one network. */
  CONTACT_PER_HOUR: 20,
  /** So many messages an hour are mailed to the office one by one; of the others it is told by their number. */
  CONTACT_MAILED_PER_HOUR: 30,
  /** So many messages of one address are confirmed in a day: it may be somebody else's. */
  CONTACT_CONFIRMED_PER_DAY: 3,
} as const;
