import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { samplePdf } from "../testing/samples.ts";
import { enroll, openClass } from "../testing/school-class.ts";

const t = useTestApp();
let [mei, teacher] = [{} as SignedUp, {} as SignedUp];
let [classId, homework, file, notes] = ["", "", "", ""];

beforeEach(async () => {
  mei = await t.signUp({ rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
  classId = (await openClass(t, { teacher, students: [mei] })).id;
  const upload = async (bytes: Buffer, name: string) =>
    (await t.call("POST /homework/files", { token: mei.token, upload: { bytes, name } })).data.id;
  file = await upload(samplePdf(), "a.pdf");
  notes = await upload(Buffer.from("<script>alert(1)</script>"), "a.txt");
  const body = {
    ...{ studentName: "Mei", studentEmail: "mei@example.com", class: classId, week: 1, comments: "" },
    ...{ contentType: "files", content: "" },
    files: [
      { id: file, name: '数学作业 "第 1 周"' },
      { id: notes, name: "notes.md" },
    ],
  };
  homework = (await t.call("POST /homework", { token: mei.token, body })).data.id;
});

const ask = ({ token }: SignedUp, params: Record<string, string> = { id: homework, file }) =>
  t.call("POST /homework/{id}/files/{file}/link", { token, params });
const link = async (who: SignedUp, params?: Record<string, string>) => (await ask(who, params)).data.address;
const open = (address: string) => t.app.inject(address);
const status = async (address: string) => (await open(address)).statusCode;

describe("the address of a file", () => {
  it("opens it in a browser as something to save, which can run and load nothing and lies in no cache", async () => {
    const reply = await open(await link(mei));
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(samplePdf())).toBe(true);
    expect(reply.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(
        new RegExp(`^attachment; filename=".*\\.pdf"; filename\\*=UTF-8''${encodeURIComponent("数学作业")}.*\\.pdf$`),
      ),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "private, no-store",
    });
    const text = await open(await link(mei, { id: homework, file: notes }));
    expect(text.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": "attachment; filename=notes.md",
    });
  });

  it("is given to its owner, the class's teacher and admins; for everybody else there is no such file", async () => {
    for (const reader of [mei, teacher, await t.signUp({ role: "admin" })]) {
      expect(await status(await link(reader))).toBe(200);
    }
    const classmate = await t.signUp();
    await enroll(t, classId, classmate);
    const none = await ask(mei, { id: crypto.randomUUID(), file });
    for (const other of [classmate, await t.signUp(), await t.signUp({ role: "teacher" })]) {
      const reply = await ask(other);
      expect([reply.status, reply.error]).toEqual([404, { ...none.error, requestId: expect.any(String) }]);
    }
    expect((await ask(mei, { id: homework, file: crypto.randomUUID() })).status).toBe(404);
  });

  it("is good for some minutes, to the millisecond", async () => {
    const address = await link(mei);
    t.clock.advance({ minutes: homeworkLimits.HOMEWORK_LINK_MINUTES, milliseconds: -1 });
    expect(await status(address)).toBe(200);
    t.clock.advance({ milliseconds: 1 });
    expect(await status(address)).toBe(404);
  });

  it("opens nothing when anything in it was changed", async () => {
    const address = await link(mei);
    const later = address.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`);
    const another = address.replace(file, notes);
    const changed = [
      later,
      another,
      address.slice(0, -1),
      `${address}x`,
      `${address}&x=1`,
      address.split("?")[0] ?? "",
    ];
    for (const wrong of [...changed, address.replace(/.$/, (it) => (it === "A" ? "B" : "A"))]) {
      expect(await status(wrong), wrong).toBe(404);
    }
    expect(await status(address)).toBe(200);
  });

  it("opens nothing any more when its reader has logged out, lost the class, or was shut out", async () => {
    const [own, taught] = [await link(mei), await link(teacher)];
    await t.db.updateTable("classes").set({ teacherId: null }).where("id", "=", classId).execute();
    expect(await status(taught)).toBe(404);
    expect(await status(own)).toBe(200);
    await t.call("POST /auth/logout", { token: mei.token });
    expect(await status(own)).toBe(404);
    const admin = await t.signUp({ role: "admin" });
    const opened = await link(admin);
    await t.db.updateTable("users").set({ active: false }).where("id", "=", admin.user.id).execute();
    expect(await status(opened)).toBe(404);
  });
});
