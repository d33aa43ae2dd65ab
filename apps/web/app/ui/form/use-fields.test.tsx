// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { Form } from "./form.tsx";
import { type Issues, useFields } from "./use-fields.ts";

type Note = { email: string; title: string };

const check = ({ email, title }: Note): Issues<Note> => ({
  ...(!email.includes("@") && { email: { code: "EMAIL_INVALID" as const } }),
  ...(title === "" && { title: { code: "NAME_REQUIRED" as const } }),
});

const invalid = "Please enter a valid email address";
const required = "Name is required";

const call = vi.fn<(values: Note) => Promise<{ error?: unknown }>>();

function NoteForm() {
  const fields = useFields<Note>({ email: "", title: "" }, check);
  const input = (name: keyof Note) => {
    const { error, ...props } = fields.text(name);
    return (
      <div>
        <input {...props} aria-label={name} aria-invalid={error !== undefined} />
        {error}
      </div>
    );
  };
  return (
    <Form ref={fields.form} onSend={() => fields.send(call)}>
      {input("email")}
      {input("title")}
      <button type="submit">Send</button>
    </Form>
  );
}

const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const leave = (name: string) => fireEvent.blur(screen.getByLabelText(name));
const send = () => act(async () => void fireEvent.click(screen.getByRole("button")));
const told = (text: string) => screen.queryByText(text) !== null;

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  showPage(<NoteForm />);
});
afterEach(cleanup);

describe("a field", () => {
  it("is told about once it was left, and then with every key", async () => {
    write("email", "ann");
    expect(told(invalid)).toBe(false);
    leave("email");
    await waitFor(() => expect(told(invalid)).toBe(true));
    write("email", "ann@example.com");
    expect(told(invalid)).toBe(false);
    write("email", "ann");
    expect(told(invalid)).toBe(true);
    expect(told(required)).toBe(false);
  });

  it("that is left with the press of a button is told about after the release, or the button would move away", async () => {
    fireEvent.pointerDown(screen.getByRole("button"));
    leave("email");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told(invalid)).toBe(false);
    fireEvent.pointerUp(screen.getByRole("button"));
    await waitFor(() => expect(told(invalid)).toBe(true));
  });
});

describe("sending", () => {
  it("in vain tells of every field, and puts the cursor into the first wrong one, each time", async () => {
    for (const _ of ["once", "again"]) {
      screen.getByRole("button").focus();
      await send();
      expect([told(invalid), told(required)]).toEqual([true, true]);
      expect(document.activeElement).toBe(screen.getByLabelText("email"));
    }
    expect(call).not.toHaveBeenCalled();
  });

  it("hands over what was written", async () => {
    write("email", "ann@example.com");
    write("title", "Drops");
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith({ email: "ann@example.com", title: "Drops" });
  });

  it("tells at its field what the server finds wrong, until that is changed", async () => {
    call.mockResolvedValue({
      error: { code: "INVALID_INPUT", message: "", fields: { title: { code: "NAME_RESERVED" } } },
    });
    write("email", "ann@example.com");
    write("title", "Office");
    await send();
    const wrong = screen.getByLabelText("title");
    expect(wrong.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(wrong);
    write("title", "Drops");
    expect(wrong.getAttribute("aria-invalid")).toBe("false");
  });

  it("leaves the fields alone when the failure is not theirs", async () => {
    call.mockResolvedValue({ error: { code: "NETWORK_ERROR", message: "" } });
    write("email", "ann@example.com");
    write("title", "Drops");
    await send();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
});
