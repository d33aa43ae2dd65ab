import type { Question } from "../../../question.ts";
import { readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { readBags } from "./bags.ts";
import { choices } from "./choices.ts";
import { digitNumbers } from "./digit-numbers.ts";
import { orders } from "./orders.ts";
import { pairs } from "./pairs.ts";
import { products } from "./products.ts";
import type { Count } from "./work.ts";

export const readCount = (question: Question): Count | null =>
  readFrames(plainOf(question), [...orders, ...choices, ...pairs, ...products, ...digitNumbers]) ??
  readBags(plainOf(question));
