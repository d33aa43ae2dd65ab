/** What the engine is called that needs no model. */
export const BUILT_IN = "built-in";
