import type { ChoiceRecomputation } from "./choice-recomputation.ts";

/**
 * The exercises of a lesson whose answers can be found anew, by their ids: each in another way than its solution does, by trying all cases where that
 * is possible. `slips` tells where each foreseen slip leads, by its code; of a choice, by its option's number.
 */
export type LessonRecomputation = Record<string, ChoiceRecomputation>;
