// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createStore } from "../../../session/store.ts";
import { showPage } from "../../../testing/page.tsx";
import { Composer } from "./composer.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

// What a field measures its height anew by is not there without a browser.
Object.defineProperty(document, "fonts", { value: new EventTarget() });

const id = "0197a000-0000-7000-8000-000000000001";
const photo = new File(["photo"], "photo.jpg", { type: "image/jpeg" });
let sent: { text: string; picture: string | null }[];
let refusal: string | null;
let isTaken: boolean;

beforeEach(() => {
  sent = [];
  refusal = null;
  isTaken = true;
});

const answer: typeof fetch = async (input) => {
  const { method, url } = input as Request;
  if (method === "GET") return Response.json({ data: { type: "image/jpeg", base64: "cGhvdG8=" } });
  expect(new URL(url).pathname).toBe("/api/chatbot/pictures");
  return refusal
    ? Response.json({ code: refusal, message: "", requestId: "1" }, { status: 400 })
    : Response.json({ data: { id } }, { status: 201 });
};

function show({ locale = "en", sees = true }: { locale?: "en" | "ch"; sees?: boolean } = {}) {
  const onSend = async (text: string, picture: string | null) => {
    sent.push({ text, picture });
    return isTaken;
  };
  const props = { field: createRef<HTMLTextAreaElement>(), editing: null, busy: false, seesPictures: sees, onSend };
  showPage(<Composer {...props} onStop={() => {}} onCancelEdit={() => {}} />, {
    store: createStore({ fetch: answer }),
    locale,
  });
}

const paste = (files: File[], types = ["Files"]) =>
  fireEvent.paste(screen.getByRole("textbox"), { clipboardData: { files, types } });
const choose = (label: string) => {
  const input = document.querySelector(`input[type=file][aria-label="${label}"]`) as HTMLInputElement;
  fireEvent.change(input, { target: { files: [photo] } });
};

it.each([
  ["en", "Add a picture of a problem", "Send", "Please help me with the problem in this picture."],
  ["ch", "添加题目图片", "发送", "请帮我看看图片里的这道题。"],
] as const)("sends a picture without a word, in %s, with words that ask for help", async (locale, add, send, words) => {
  show({ locale });
  const button = screen.getByRole("button", { name: send }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  choose(add);
  expect((await screen.findByRole("img")).getAttribute("src")).toBe("data:image/jpeg;base64,cGhvdG8=");
  fireEvent.click(button);
  expect(sent).toEqual([{ text: words, picture: id }]);
  expect(screen.queryByRole("img")).toBeNull();
});

it("takes a picture that is pasted, and leaves pasted words alone that have one along", async () => {
  show();
  paste([photo], ["text/plain", "Files"]);
  expect(screen.queryByText("Sending your picture…")).toBeNull();
  paste([photo]);
  await screen.findByRole("img");
  fireEvent.click(screen.getByRole("button", { name: "Remove picture" }));
  expect(screen.queryByRole("img")).toBeNull();
});

it("has the picture again when the message was refused", async () => {
  isTaken = false;
  show();
  paste([photo]);
  await screen.findByRole("img");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("img")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it("says at the field what is wrong with a picture, and sends none", async () => {
  refusal = "PICTURE_UNREADABLE";
  show();
  paste([photo]);
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect((screen.getByRole("button", { name: "Send" }) as HTMLButtonElement).disabled).toBe(true);
});

it("offers no picture where nobody could look at it", () => {
  show({ sees: false });
  expect(screen.queryByRole("button", { name: "Add a picture of a problem" })).toBeNull();
  paste([photo]);
  expect(screen.queryByText("Sending your picture…")).toBeNull();
});
