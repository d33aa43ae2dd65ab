import { fileURLToPath } from "node:url";

/** The folder of the checkout, without a closing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** What stops a command, in one line that says what to do. */
export class SetUpError extends Error {}
