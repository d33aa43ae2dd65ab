import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // The server's bundle is entered through server.ts, so that it can be handed the API and the language.
    ssr: { build: { rolldownOptions: { input: "./server.ts" } } },
  },
});
