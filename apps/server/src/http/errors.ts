import { type ErrorCode, errors, type FieldIssue } from "@dripstone/contract/errors";

type Details = {
  /** By the field's path in the payload. */
  fields?: Record<string, FieldIssue>;
  retryAfterSeconds?: number;
  /** When what is refused will be allowed again. */
  until?: Date;
  cause?: unknown;
};

/** A refusal that the caller is told about, by its code. Thrown anywhere below a handler. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, FieldIssue>;
  readonly retryAfterSeconds?: number;
  readonly until?: Date;

  constructor(code: ErrorCode, { fields, retryAfterSeconds, until, cause }: Details = {}) {
    super(errors[code].message, { cause });
    this.name = "ApiError";
    this.code = code;
    if (fields) this.fields = fields;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
    if (until) this.until = until;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
