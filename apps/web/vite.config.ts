import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { formulaStyles } from "./formula-styles.ts";
import { mantineIds } from "./mantine-ids.ts";
import { mantineStyles } from "./mantine-styles.ts";
import { pdfParts } from "./pdf-parts.ts";
import { runtimeParts } from "./runtime-parts.ts";
import { serviceWorker } from "./service-worker.ts";
import { strokeData } from "./stroke-data.ts";
import { textLimits } from "./text-limits.ts";
import { themeVariables } from "./theme-variables.ts";

const FRAME_SHEET = /^assets\/entry-[\w-]+\.css$/;

export default defineConfig({
  plugins: [
    mantineStyles(),
    mantineIds(),
    themeVariables(),
    formulaStyles(),
    pdfParts(),
    runtimeParts(),
    strokeData(),
    textLimits(),
    reactRouter(),
    serviceWorker(),
  ],
  worker: { format: "es" },
  experimental: { renderBuiltUrl: asLinked },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    // The server's bundle is entered through server.ts, so that it can be handed the API and the language.
    // Taken in, our parts' libraries are only what we use of them: 5,000 icons would lie in the server's memory for the 74 that we draw.
    ssr: {
      resolve: { noExternal: [/^@mantine\//, "@tabler/icons-react", "@dnd-kit/core"] },
      build: { rolldownOptions: { input: "./server.ts" } },
    },
  },
});

/**
 * The frame's sheet stands first on every page, linked with a `#` that React Router adds. What a click loads asks for it by the same
 * name: by another one it would come a second time, after the sheets of all parts, and undo what they say.
 */
function asLinked(file: string): string | undefined {
  return FRAME_SHEET.test(file) ? `/${file}#` : undefined;
}
