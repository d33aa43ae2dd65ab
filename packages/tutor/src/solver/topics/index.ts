import type { Reader } from "../topic.ts";
import { commonDivisors } from "./common-divisors/topic.ts";

/** Everything the solver knows. */
export const topics: readonly Reader[] = [commonDivisors];
