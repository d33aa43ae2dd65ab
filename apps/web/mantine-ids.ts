import type { Plugin } from "vite";

const ids = /@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;

/**
 * Names the library's fields by React's own ids, which are the same on the server and in the browser. The library's are made anew when a field
 * has come alive: each would be drawn twice, and before anything else is done.
 */
export function mantineIds(): Plugin {
  return {
    name: "mantine-ids",
    apply: "build",
    load: {
      filter: { id: ids },
      handler: () => `import { useId as useOwnId } from "react";
export function useId(given) {
  const own = useOwnId();
  return typeof given === "string" ? given : own;
}`,
    },
  };
}
