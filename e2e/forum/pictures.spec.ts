import { expect, type Locator, test } from "@playwright/test";
import sharp from "sharp";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

type Given = { name: string; type: string; bytes: Buffer; text?: string };

/** Pastes or drops a file into a field, as a person does with a mouse or a clipboard. */
function give(field: Locator, how: "paste" | "drop", { name, type, bytes, text = "" }: Given): Promise<boolean> {
  return field.evaluate(
    (node, file) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([content], file.name, { type: file.type }));
      if (file.text) data.setData("text/plain", file.text);
      const given = { bubbles: true, cancelable: true };
      return file.how === "paste"
        ? node.dispatchEvent(new ClipboardEvent("paste", { ...given, clipboardData: data }))
        : node.dispatchEvent(new DragEvent("drop", { ...given, dataTransfer: data }));
    },
    { how, name, type, text, base64: bytes.toString("base64") },
  );
}

test("pictures come into a post by the clipboard, by the mouse and by a button, and what is none is told so and left out", async ({
  page,
  context,
}) => {
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await open(page, `${site.url}/forum/new`);
  const field = page.getByLabel(t("forum-writing:compose.content"));
  const drawn = (color: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer();
  const addresses = async () => (await field.inputValue()).match(/\(\/files\/pictures\/[^)]+\)/g) ?? [];
  const waiting = page.getByRole("list", { name: t("editor:picture.list") });

  await give(field, "paste", { name: "kite.png", type: "image/png", bytes: await drawn("teal") });
  await expect.poll(addresses).toHaveLength(1);
  await give(field, "drop", { name: "frog.png", type: "image/png", bytes: await drawn("green") });
  await expect.poll(addresses).toHaveLength(2);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: t("editor:command.picture") }).click(),
  ]);
  await chooser.setFiles({ name: "stone.png", mimeType: "image/png", buffer: await drawn("gray") });
  await expect.poll(addresses).toHaveLength(3);
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('img[src^="/files/pictures/"]')).toHaveCount(3);

  // A browser opens in the page's place whatever is dropped and not taken.
  const taken = async (file: Given) => !(await give(field, "drop", file));
  const told = waiting.getByRole("alert");
  const refused = async (file: Given, why: string | RegExp) => {
    expect(await taken(file)).toBe(true);
    await expect(told.filter({ hasText: why })).toHaveCount(1);
    // What was refused before has been read.
    await expect(told).toHaveCount(1);
  };
  const bytes = Buffer.from("No picture at all");
  await refused({ name: "notes.txt", type: "text/plain", bytes }, t("refusals:POSTED_PICTURE_TYPE_UNKNOWN"));
  await refused({ name: "large.png", type: "image/png", bytes: Buffer.alloc(11_000_000, 1) }, /10 MB/);
  await refused({ name: "none.png", type: "image/png", bytes }, t("editor:picture.misnamed"));
  await expect(told).toContainText("none.png");
  expect(await addresses()).toHaveLength(3);
  // No other try helps what is no picture.
  await expect(waiting.getByRole("button", { name: t("editor:picture.retry") })).toHaveCount(0);
  const [preview, below] = [page.getByRole("region", { name: t("editor:preview.title") }), waiting];
  const bottom = await preview.evaluate((node) => node.getBoundingClientRect().bottom);
  expect(await below.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  // Its button says what it does as long as the mouse is over it.
  await page.mouse.move(0, 0);
  await field.focus();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page, "a new post with files that are no pictures");
  await waiting.getByRole("button", { name: t("editor:picture.remove") }).click();
  await expect(told).toHaveCount(0);

  // Word processors put a picture of the words beside them.
  const copied = { name: "words.png", type: "image/png", bytes: await drawn("white"), text: "Copied words" };
  expect(await give(field, "paste", copied)).toBe(true);
});
