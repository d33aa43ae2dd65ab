import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Mantine's modules that hold the class names of one component. */
const classNames = /@mantine[\\/]core[\\/]esm[\\/].+\.module\.mjs$/;
/** What would write its variables into each page; they stand in a sheet. */
const variablesWriter = /MantineCssVariables\.mjs$/;
const wholeSheet = /^@mantine\/core\/styles\.layer\.css$/;

/**
 * Builds the library's sheet in parts: what every page needs, and with each component that a page uses that component's own
 * sheet, so that styles are cut as the scripts are. Development takes the sheet whole.
 */
export function mantineStyles(): Plugin {
  return {
    name: "mantine-styles",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: wholeSheet },
      handler: () => fileURLToPath(new URL("app/theme/mantine.css", import.meta.url)),
    },
    load: { filter: { id: variablesWriter }, handler: () => "export const MantineCssVariables = () => null;" },
    transform: {
      filter: { id: classNames },
      handler: (code, id) => ({
        code: `import "@mantine/core/styles/${basename(id, ".module.mjs")}.layer.css";\n${code}`,
        map: null,
      }),
    },
  };
}
