import { accountErrors } from "./accounts/errors.ts";
import { backupErrors } from "./backups/errors.ts";
import { blogErrors } from "./blog/errors.ts";
import { classErrors } from "./classes/errors.ts";
import { classOfficeErrors } from "./classes/office/errors.ts";
import { contactErrors } from "./contact/inbox/errors.ts";
import { draftErrors } from "./drafts/errors.ts";
import { fileErrors } from "./files/errors.ts";
import { forumErrors } from "./forum/errors.ts";
import { homeworkErrors } from "./homework/errors.ts";
import { oneOwner } from "./one-owner.ts";
import { practiceTestErrors } from "./practice-tests/errors.ts";
import { tutorErrors } from "./tutor/errors.ts";
import { weeklyProblemErrors } from "./weekly-problem/errors.ts";

/** HTTP status and English message of an error code. What people read is the locale's text for the code. */
export type ErrorEntry = { status: number; message: string };

const commonErrors = {
  INVALID_INPUT: { status: 400, message: "Some fields are missing or wrong" },
  MALFORMED_BODY: { status: 400, message: "The body is not valid JSON, or not a form that carries one file" },
  NOT_SIGNED_IN: { status: 401, message: "A valid session token is needed" },
  NOT_ALLOWED: { status: 403, message: "Your role does not allow this" },
  PARENT_CONSENT_NEEDED: { status: 403, message: "A parent has to give permission before this account can do that" },
  NOT_FOUND: { status: 404, message: "Nothing was found here" },
  UPLOAD_TOO_SLOW: { status: 408, message: "The file came in too slowly" },
  BODY_TOO_LARGE: { status: 413, message: "The body is too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "This type of body is not accepted here" },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: "This Idempotency-Key belongs to another call" },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many requests" },
  TOO_MANY_UPLOADS: { status: 429, message: "Too many files of this account are on their way" },
  INTERNAL_ERROR: { status: 500, message: "Something went wrong on our end" },
  SERVICE_UNAVAILABLE: { status: 503, message: "The service is temporarily unavailable" },
  UPLOADS_BUSY: { status: 503, message: "Too many files are on their way" },
} as const satisfies Record<string, ErrorEntry>;

/** Every error code that a reply of the API may carry. */
export const errors = oneOwner(
  commonErrors,
  accountErrors,
  fileErrors,
  draftErrors,
  weeklyProblemErrors,
  forumErrors,
  classErrors,
  classOfficeErrors,
  homeworkErrors,
  practiceTestErrors,
  blogErrors,
  contactErrors,
  tutorErrors,
  backupErrors,
);

export type ErrorCode = keyof typeof errors;

/** What is wrong with one field: a code, and the bound that was passed, if there is one. */
export type FieldIssue = { code: FieldCode; min?: number; max?: number };

/** The body of every reply that is not a success. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  /** By the field's path in the payload, such as `email` or `tags.0`. */
  fields?: Record<string, FieldIssue>;
  /** When what is refused will be allowed again, if that is known. */
  until?: string;
  requestId: string;
};

/** Codes that a field's check may give; the schemas carry these instead of sentences. */
export const fieldCodes = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "FIELD_UNKNOWN",
  "FIELD_TOO_SHORT",
  "FIELD_TOO_LONG",
  "NUMBER_OUT_OF_RANGE",
  "AMOUNT_OUT_OF_RANGE",
  "EMAIL_REQUIRED",
  "EMAIL_INVALID",
  "EMAIL_TAKEN",
  "NAME_REQUIRED",
  "NAME_INVALID",
  "NAME_BEGINS_WITH_SIGN",
  "NAME_RESERVED",
  "NAME_TELLS_CONTACT",
  "PASSWORD_REQUIRED",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_NEEDS_UPPERCASE",
  "PASSWORD_NEEDS_LOWERCASE",
  "PASSWORD_NEEDS_NUMBER",
  "PASSWORD_NEEDS_SPECIAL",
  "PASSWORD_HAS_SPACE",
  "PASSWORD_TOO_COMMON",
  "PASSWORDS_DIFFER",
  "PASSWORD_WRONG",
  "BIRTH_REQUIRED",
  "BIRTH_MONTH_NEEDED",
  "CHILD_NEEDS_PARENT",
  "PARENT_EMAIL_REQUIRED",
  "PARENT_EMAIL_SAME",
  "EMAIL_IS_PARENTS",
  "CHILD_EMAIL_SAME",
  "MAILBOX_REQUIRED",
  "EMAIL_UNCHANGED",
  "TERMS_NOT_AGREED",
  "CODE_INVALID",
  "ANSWER_REQUIRED",
  "CATEGORY_NOT_OPEN",
  "REPUTATION_NEEDED",
  "AGE_OUT_OF_RANGE",
  "PHONE_INVALID",
  "CATEGORY_NAME_TAKEN",
  "CATEGORY_ITSELF",
  "HTTPS_ADDRESS_NEEDED",
  "LINK_NEEDED",
  "NO_SUCH_SITE_PAGE",
  "ENDS_BEFORE_IT_BEGINS",
  "SEMESTER_TOO_LONG",
  "BREAKS_MEET",
  "BREAK_OUTSIDE_SEMESTER",
  "FAR_FROM_SEMESTER",
  "LESSONS_MEET",
  "CONTEST_PAST",
  "TIME_PAST",
  "PAGE_NOT_THERE",
  "AFTER_THE_CONTEST",
  "TEACHER_NOT_FOUND",
  "CLASS_IN_USE",
  "BEFORE_THE_LESSON",
  "BEFORE_IT_IS_DUE",
  "ACCOUNT_NOT_FOUND",
  "REASON_NEEDED",
  "CLASS_NOT_YOURS",
  "WEEK_NOT_IN_CLASS",
  "WEEK_NOT_YET",
  "WEEK_CANCELED",
  "FILES_REQUIRED",
  "FILES_TOO_MANY",
  "FILE_GONE",
  "SAYS_NOTHING",
  "NO_MORE_TIME",
  "AMOUNT_INVALID",
  "PROVIDER_UNKNOWN",
  "MODEL_UNKNOWN",
  "FILE_NOT_A_TABLE",
  "COLUMNS_MISSING",
  "LINES_TOO_MANY",
  "SLUG_IN_USE",
] as const;

export type FieldCode = (typeof fieldCodes)[number];
