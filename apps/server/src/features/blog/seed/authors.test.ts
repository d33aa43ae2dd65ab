import { readBlog } from "@dripstone/content";
import { expect, it } from "vitest";
import { site } from "../../../../../../site.config.ts";

it("every post of the content is by one whom the About page presents, in both languages", async () => {
  const posts = await readBlog(new URL("../../../../../../content/", import.meta.url));
  expect(posts.length).toBeGreaterThan(9);
  for (const { slug, author } of posts) expect(Object.values(site.teachers), slug).toContainEqual(author);
});
