// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePictures } from "./use-pictures.ts";

it("takes away what was refused before once something else is chosen, and keeps what may be tried again", async () => {
  const keep = async (file: File) => {
    if (file.name === "text.txt") throw { code: "POSTED_PICTURE_TYPE_UNKNOWN", message: "", status: 400 };
    if (file.name === "late.png") throw { code: "NETWORK_ERROR", message: "" };
    return { address: "/files/pictures/1" };
  };
  const { result } = renderHook(() => usePictures({ keep, onKept: () => {}, onBusy: undefined }));
  const choose = (...names: string[]) =>
    act(async () => result.current.add(names.map((name) => new File(["x"], name))));
  const names = () => result.current.pending.map(({ file }) => file.name);
  await choose("text.txt", "late.png");
  expect(names()).toEqual(["text.txt", "late.png"]);
  await choose("good.png");
  expect(names()).toEqual(["late.png"]);
});
