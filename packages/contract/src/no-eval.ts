import { config } from "zod";

// Zod makes faster parsers from strings of code. The pages' content policy forbids that, and even asking is reported.
if ("document" in globalThis) config({ jitless: true });
