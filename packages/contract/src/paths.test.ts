import { expect, expectTypeOf, it } from "vitest";
import { type Path, paths } from "./paths.ts";

it("gives the address of a page", () => {
  expect(paths.raspberryPi).toBe("/robot/raspberry-pi");
  expectTypeOf(paths.raspberryPi).toEqualTypeOf<"/robot/raspberry-pi">();
});

it("fills in the parts that differ, so that nothing of them leads to another page", () => {
  expect(paths.forumPost("7")).toBe("/forum/posts/7");
  expect(paths.editPost("../7?a#b")).toBe("/forum/posts/..%2F7%3Fa%23b/edit");
  expectTypeOf(paths.editPost).parameters.toEqualTypeOf<[part: string]>();
});

it("types what a link may lead to", () => {
  expectTypeOf<"/about#books">().toExtend<Path>();
  expectTypeOf<`/forum/posts/${string}/edit`>().toExtend<Path>();
  expectTypeOf<"/abuot">().not.toExtend<Path>();
  expectTypeOf<"https://example.com">().not.toExtend<Path>();
});
