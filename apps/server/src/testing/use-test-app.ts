import { afterAll, beforeAll } from "vitest";
import { type TestApp, testApp } from "./app.ts";

/** The application for the tests of one file or of one `describe`; its parts are there from `beforeAll` on. */
export function useTestApp(...options: Parameters<typeof testApp>): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await testApp(...options));
  });
  afterAll(() => app.close());
  return app;
}
