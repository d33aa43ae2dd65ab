import { setImmediate } from "node:timers/promises";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { samplePdf } from "../testing/samples.ts";
import { openClass } from "../testing/school-class.ts";

const { HOMEWORK_REMARKS_MAX, HOMEWORK_REMARK_MAX, HOMEWORK_REMARKS_CHARACTERS_MAX } = homeworkLimits;
const t = useTestApp();
let [mei, teacher] = [{} as SignedUp, {} as SignedUp];
let [homework, file] = ["", ""];

beforeEach(async () => {
  mei = await t.signUp();
  teacher = await t.signUp({ role: "teacher" });
  const room = await openClass(t, { teacher, students: [mei] });
  const upload = { bytes: samplePdf(), name: "work.pdf" };
  file = (await t.call("POST /homework/files", { token: mei.token, upload })).data.id;
  const body = {
    ...{ studentName: "Mei", studentEmail: "a@example.com", class: room.id, week: 1, contentType: "files" },
    ...{ content: "", comments: "", files: [{ id: file, name: "work.pdf" }] },
  };
  homework = (await t.call("POST /homework", { token: mei.token, body })).data.id;
});

const read = () => t.call("GET /homework/{id}", { token: teacher.token, params: { id: homework } });
const remark = (text: string) =>
  t.call("POST /homework/{id}/remarks", {
    ...{ token: teacher.token, params: { id: homework }, body: { file, page: 1, x: 0.5, y: 0.5, text } },
  });

describe("a hand-in with as many remarks as it may have", () => {
  const plant = (textOf: (index: number) => string) =>
    t.db
      .insertInto("homeworkRemarks")
      .values(
        Array.from({ length: HOMEWORK_REMARKS_MAX }, (_, index) => ({
          ...{ homeworkId: homework, fileId: file, page: 1, x: 0, y: index / HOMEWORK_REMARKS_MAX },
          ...{ text: textOf(index), authorId: teacher.user.id, writtenAt: t.clock.now() },
        })),
      )
      .execute();

  it("lets others be served while it is drawn, and is drawn once", async () => {
    await plant((index) => Array.from({ length: 8 }, (_, at) => `$\\frac{${index}}{${at + 2}}$`).join(" "));
    let [turns, isReading] = [0, true];
    const counting = (async () => {
      for (; isReading; turns++) await setImmediate();
    })();
    const used = async () => {
      const before = process.cpuUsage();
      expect((await read()).data.remarks).toHaveLength(HOMEWORK_REMARKS_MAX);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const first = await used();
    isReading = false;
    await counting;
    expect(turns).toBeGreaterThan(HOMEWORK_REMARKS_MAX);
    const again = [await used(), await used(), await used()];
    expect(Math.min(...again)).toBeLessThan(first / 3);
  });

  it("takes no more of them, be it one more or one that grows longer", async () => {
    await plant(() => "!");
    expect((await remark("One more")).error.code).toBe("HOMEWORK_REMARKS_FULL");
    const { remarks } = (await read()).data;
    const change = (text: string, at: number, version = 1) =>
      t.call("PUT /homework/{id}/remarks/{remark}", {
        ...{ token: teacher.token, params: { id: homework, remark: remarks[at]?.id ?? "" } },
        body: { text, x: 0, y: 0, version },
      });
    const long = "x".repeat(HOMEWORK_REMARK_MAX);
    const most = Math.floor((HOMEWORK_REMARKS_CHARACTERS_MAX - HOMEWORK_REMARKS_MAX) / HOMEWORK_REMARK_MAX);
    for (let at = 0; at < most; at++) expect((await change(long, at)).status).toBe(200);
    expect((await change(long, most)).error.code).toBe("HOMEWORK_REMARKS_FULL");
    expect((await change("Shorter", 0, 2)).status).toBe(200);
    expect((await change(long, most)).status).toBe(200);
  });
});
