export { builtIn } from "./built-in.ts";
export type { Asked, Block, Engine, Passage, Told, Turn, Usage } from "./engine.ts";
export { isEveryday } from "./recognition/everyday.ts";
export { type OpenProblem, recognise } from "./recognition/recognise.ts";
export { concernIn } from "./safety/concern.ts";
export { concernAnswer, type TrustedAdult } from "./safety/concern-answer.ts";
export type { ConcernKind } from "./safety/kinds.ts";
export { localeOf } from "./teaching/teach.ts";
export { untilAborted } from "./until-aborted.ts";
