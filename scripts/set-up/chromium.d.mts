/** The Chromium that is there: as `CHROME_PATH` says, on PATH, or brought by Playwright at an earlier time. */
export function findChromium(): string | undefined;
