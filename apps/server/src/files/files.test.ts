import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { tidyUp } from "../chores.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { keepFile } from "./keep-file.ts";
import { holdPictures, picturesIn, picturesShownIn } from "./pictures/pictures-in.ts";
import { postedPictures } from "./pictures/purpose.ts";
import { type FilePurpose, gatherPurposes } from "./purposes.ts";

const sheets: FilePurpose = {
  name: "sheet",
  folder: "sheets",
  quota: { files: 3, bytes: 1000, code: "POSTED_PICTURES_FULL" },
};
const t = useTestApp({
  filePurposes: gatherPurposes([
    { purposes: [sheets, postedPictures] },
    // Two features that show files: by their ids, and in texts.
    { references: [{ purpose: sheets, ids: () => sql`select subject::uuid as id from notices where kind = 'sheet'` }] },
    { references: [picturesShownIn(() => sql`select subject from notices where kind = 'text'`)] },
  ]),
});

const chunks = (...parts: string[]) => ({
  bytes: Buffer.byteLength(parts.join("")),
  open: () =>
    Readable.from(
      parts.map((it) => Buffer.from(it)),
      { objectMode: false },
    ),
});
const keep = ({ user }: SignedUp, text = "drops", purpose = sheets) =>
  keepFile(
    t.deps,
    { ownerId: user.id, purpose, type: "text/plain", parts: new Map([["sheet.txt", chunks(text)]]) },
    async (_, id) => id,
  );
const stored = (folder = "sheets") => readdir(`${t.folder}/${folder}`).catch((): string[] => []);
const refer = (db: typeof t.db, { user }: SignedUp, kind: string, subject: string) =>
  db.insertInto("notices").values({ userId: user.id, kind, subject, about: "{}", at: t.clock.now() }).execute();
const rowOf = (id: string) => t.db.selectFrom("storedFiles").selectAll().where("id", "=", id).executeTakeFirst();

describe("a kept file", () => {
  it("has its size and its hash over all of its parts, as they were written in chunks", async () => {
    const { user } = await t.signUp();
    const parts = new Map([
      ["1.txt", chunks("drops ", "wear ")],
      ["2.txt", chunks("stone")],
    ]);
    const id = await keepFile(
      t.deps,
      { ownerId: user.id, purpose: sheets, type: "text/plain", parts },
      async (_, it) => it,
    );
    expect(await rowOf(id)).toMatchObject({ bytes: 16, place: `sheets/${id}`, type: "text/plain", withheldAt: null });
    const { rows } = await sql<{
      same: boolean;
    }>`select hash = sha256('drops wear stone') as same from stored_files where id = ${id}`.execute(t.db);
    expect(rows).toEqual([{ same: true }]);
    expect(await t.deps.files.get(`sheets/${id}/1.txt`)).toBe("drops wear ");
  });

  it.each([
    [
      "the verb fails",
      (owner: SignedUp) =>
        keepFile(
          t.deps,
          { ownerId: owner.user.id, purpose: sheets, type: "text/plain", parts: new Map([["a", chunks("a")]]) },
          () => Promise.reject(new Error("no")),
        ),
    ],
    [
      "the file breaks off",
      (owner: SignedUp) =>
        keepFile(
          t.deps,
          {
            ownerId: owner.user.id,
            purpose: sheets,
            type: "text/plain",
            parts: new Map([
              [
                "a",
                {
                  bytes: 2,
                  open: () =>
                    Readable.from(
                      (async function* () {
                        yield Buffer.from("a");
                        throw new Error("no");
                      })(),
                    ),
                },
              ],
            ]),
          },
          async () => {},
        ),
    ],
    ["its owner is gone", () => keep({ user: { id: crypto.randomUUID() } } as SignedUp)],
    ["there is no more room", (owner: SignedUp) => keep(owner, "a".repeat(1001))],
  ])("is not there, neither row nor bytes, when %s", async (_, failing) => {
    const owner = await t.signUp();
    const before = await stored();
    await expect(failing(owner)).rejects.toThrow();
    expect(await stored()).toEqual(before);
    expect(await t.db.selectFrom("storedFiles").select("id").where("ownerId", "=", owner.user.id).execute()).toEqual(
      [],
    );
  });

  it("is one of as many as there may be, when 20 come at once", async () => {
    const owner = await t.signUp();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => keep(owner)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const kept = await t.db.selectFrom("storedFiles").select("id").where("ownerId", "=", owner.user.id).execute();
    expect(kept).toHaveLength(3);
  });
});

describe("the chore that tidies", () => {
  it("removes after a day, to the millisecond, what nothing refers to, and nothing else", async () => {
    const owner = await t.signUp({ rememberMe: true });
    const [lost, shown] = [await keep(owner), await keep(owner)];
    await refer(t.db, owner, "sheet", shown);
    t.clock.advance({ days: 1, milliseconds: -1 });
    await tidyUp(t.deps);
    expect(await rowOf(lost)).toBeDefined();
    t.clock.advance({ milliseconds: 1 });
    await tidyUp(t.deps);
    expect([await rowOf(lost), await t.deps.files.exists(`sheets/${lost}/sheet.txt`)]).toEqual([undefined, false]);
    expect([(await rowOf(shown))?.id, await t.deps.files.exists(`sheets/${shown}/sheet.txt`)]).toEqual([shown, true]);
    await t.db.deleteFrom("notices").where("subject", "=", shown).execute();
    await tidyUp(t.deps);
    expect(await rowOf(shown)).toBeUndefined();
  });

  it("leaves a picture that a text shows, whatever else stands in it", async () => {
    const owner = await t.signUp();
    const [first, second, lost] = [
      await keep(owner, "a", postedPictures),
      await keep(owner, "b", postedPictures),
      await keep(owner, "c", postedPictures),
    ];
    const text = `看![图](/files/pictures/${first}.webp)，![](/files/pictures/${second}.webp) /files/pictures/x.webp ${lost}`;
    await refer(t.db, owner, "text", text);
    t.clock.advance({ days: 2 });
    await tidyUp(t.deps);
    expect([await rowOf(first), await rowOf(second)].map((it) => it?.ownerId)).toEqual([owner.user.id, owner.user.id]);
    expect(await rowOf(lost)).toBeUndefined();
    expect(picturesIn(text)).toEqual([first, second]);
  });

  it("leaves a picture that a text is about to show", async () => {
    const owner = await t.signUp();
    const id = await keep(owner, "a", postedPictures);
    const text = `![](/files/pictures/${id}.webp)`;
    t.clock.advance({ days: 2 });
    await inTransaction(t.db, async (transaction) => {
      await holdPictures(transaction, text);
      await tidyUp(t.deps);
      await refer(transaction, owner, "text", text);
    });
    await tidyUp(t.deps);
    expect((await rowOf(id))?.ownerId).toBe(owner.user.id);
  });

  it("agrees with ten texts that are written while it works: what they found stays", async () => {
    const owner = await t.signUp();
    const ids = await Promise.all(Array.from({ length: 10 }, () => keep(owner, "a", postedPictures)));
    t.clock.advance({ days: 2 });
    const post = (id: string, number: number) =>
      inTransaction(t.db, async (transaction) => {
        const text = `![](/files/pictures/${id}.webp)`;
        await holdPictures(transaction, text);
        const isThere = await transaction
          .selectFrom("storedFiles")
          .select("id")
          .where("id", "=", id)
          .executeTakeFirst();
        await new Promise((resolve) => setTimeout(resolve, number * 5));
        if (isThere) await refer(transaction, owner, "text", text);
        return isThere !== undefined;
      });
    const tidying = Array.from({ length: 5 }, async (_, number) => {
      await new Promise((resolve) => setTimeout(resolve, number * 10));
      await tidyUp(t.deps);
    });
    const posted = await Promise.all([...ids.map(post), ...tidying]).then((all) => all.slice(0, ids.length));
    expect(posted).toContain(true);
    for (const [index, id] of ids.entries()) expect(Boolean(await rowOf(id)), `${index}`).toBe(posted[index]);
  });

  it("removes bytes without a row after an hour, of each purpose, and never what has one", async () => {
    const owner = await t.signUp();
    const kept = await keep(owner);
    await refer(t.db, owner, "sheet", kept);
    await t.deps.files.put("sheets/stray/sheet.txt", "x");
    await t.deps.files.put("pictures/stray/picture.webp", "x");
    await t.deps.files.put("elsewhere/stray/x", "x");
    const now = t.clock.now();
    t.clock.set(new Date());
    await tidyUp(t.deps);
    expect(await stored()).toContain("stray");
    t.clock.advance({ hours: 2 });
    await tidyUp(t.deps);
    expect([await stored(), await stored("pictures")].map((it) => it.includes("stray"))).toEqual([false, false]);
    expect(await stored()).toContain(kept);
    expect(await stored("elsewhere")).toEqual(["stray"]);
    t.clock.set(now);
  });
});

it("does not start with two features that claim one purpose, or one that nobody brings", () => {
  expect(() => gatherPurposes([{ purposes: [sheets] }, { purposes: [sheets] }])).toThrow(
    "Two features claim one purpose",
  );
  expect(() => gatherPurposes([{ references: [picturesShownIn(() => sql`select ''`)] }])).toThrow("picture");
});
