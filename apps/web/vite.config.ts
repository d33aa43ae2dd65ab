import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { mantineStyles } from "./mantine-styles.ts";

export default defineConfig({
  plugins: [mantineStyles(), reactRouter()],
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
    ssr: { build: { rolldownOptions: { input: "./server.ts" } } },
  },
});
