export { builtIn } from "./built-in.ts";
export type { Block, Engine, Turn } from "./engine.ts";
