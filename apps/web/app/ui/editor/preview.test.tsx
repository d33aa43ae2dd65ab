// @vitest-environment happy-dom
import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { MarkdownPreview } from "../markdown/markdown-preview.tsx";
import { Preview } from "./preview.tsx";

// happy-dom has no layout, so that nothing is ever in view.
vi.mock("@mantine/hooks", async (original) => ({
  ...(await original<typeof import("@mantine/hooks")>()),
  useInViewport: () => ({ ref: () => undefined, inViewport: true }),
}));

afterEach(cleanup);

const kept = `${POSTED_PICTURES_PATH}0198c2d4-7d1e-7b6a-9c3e-0f1e2d3c4b5a.webp`;
const text = [
  `![snail](${kept})`,
  "![probe](/api/f2probe?x=1)",
  "![up](/files/pictures/../../api/x.webp)",
  "**end**",
].join("\n\n");

const picturesOf = async (label: string) => {
  const shown = await screen.findByRole("region", { name: label });
  await within(shown).findByText("end");
  return [...shown.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
};

it("asks for no picture that publishing would not keep", async () => {
  showPage(<Preview text={text} label="Look" images={POSTED_PICTURES_PATH} />);
  expect(await picturesOf("Look")).toEqual([kept]);
});

it("asks for none at all where the text has none when it is published", async () => {
  showPage(
    <>
      <Preview text={text} label="Look" />
      <MarkdownPreview text={text} label="Other look" />
    </>,
  );
  expect(await picturesOf("Look")).toEqual([]);
  expect(await picturesOf("Other look")).toEqual([]);
});
