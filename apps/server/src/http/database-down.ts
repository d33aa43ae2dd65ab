/** Whether a failure says that the database cannot be reached, rather than that a statement was wrong. */
export function isDatabaseDown(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof AggregateError) return failure.errors.some(isDatabaseDown);
  const { code } = failure as { code?: unknown };
  if (typeof code === "string" && (networkCodes.has(code) || sqlStates.test(code))) return true;
  return driverMessages.test(failure.message);
}

const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "ENOENT"]);

/** Connection failures, too many connections, out of disk, shutting down, starting up, a statement's time is over. */
const sqlStates = /^(08...|53...|57P0[1-3]|57014|25P0[34])$/;

/** `pg` gives these no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error)/;
