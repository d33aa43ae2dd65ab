import type { Page } from "@playwright/test";

/** Holds what the API answers to one method back from the page, for as long as the journey likes; what is asked is done at once. */
export async function holdReplies(page: Page, address: RegExp, method: string) {
  let release = (): void => undefined;
  let arrive = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    arrive();
    await released;
    await route.fulfill({ response });
  });
  return { arrived, release: () => release() };
}
