import type { Reader } from "../topic.ts";
import { arithmetic } from "./arithmetic/topic.ts";
import { commonDivisors } from "./common-divisors/topic.ts";
import { linearEquations } from "./linear-equations/topic.ts";

/** Everything the solver knows. */
export const topics: readonly Reader[] = [commonDivisors, arithmetic, linearEquations];
