/** Why the product cannot start or go on, in one line that says what to do. It is printed without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
