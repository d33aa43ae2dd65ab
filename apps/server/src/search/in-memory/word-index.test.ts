import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { connect, type Database } from "../../database/connect.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { findHits, forgetText, type Hit, indexText, readShown, type SearchDocument } from "../search.ts";
import { forgetForgotten } from "./forget-forgotten.ts";
import { openWordIndex, type WordIndex } from "./word-index.ts";

const t = useTestApp();

/** A kind of documents of its own, and an index of all, as another process has one. */
async function shelf() {
  const kind = `test-${randomUUID()}`;
  const wordIndex = openWordIndex(t.db);
  await wordIndex.load();
  return {
    ...{ kind, wordIndex },
    put: (document: Partial<SearchDocument> & Pick<SearchDocument, "id">, db: Database = t.db) =>
      indexText(db, { ...plain, page: document.id, ...document, kind }),
    forget: (id: string, db: Database = t.db) => forgetText(db, { kind, id }),
    find: async (text: string, rest: object = {}) => {
      const hits = await findHits({ db: nowhere, wordIndex }, { text, kinds: [kind], ...rest });
      return hits.map(({ hit }) => hit);
    },
  };
}
const plain = { ownerId: null, title: "", body: "", marks: [], at: new Date(0) };
/** Whatever is asked of it, fails: all is to be found in memory. */
const nowhere = connect("postgres://nobody@127.0.0.1:1/nowhere");
const byHit = (hits: readonly Hit[]) => hits.toSorted((one, other) => (one.hit < other.hit ? -1 : 1));
const inDatabase = (): WordIndex => openWordIndex(t.db, { documentsMax: -1 });

describe("what is in memory is found as the database would find it", () => {
  const words = [
    "kite",
    "kites",
    "kite's",
    "area",
    "areas",
    "面积",
    "面",
    "积",
    "长方形",
    "正方形",
    "方",
    "12",
    "prim",
    "primes",
    "the",
  ];
  const some = (maxLength: number) =>
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength }).map((all) => all.join(" "));
  const documents = fc.array(
    fc.record({ title: some(2), body: some(300), unseen: some(3), owned: fc.boolean(), marked: fc.boolean() }),
    { minLength: 1, maxLength: 12 },
  );

  it("with the same rank, by whatever is asked and within whatever bounds", async () => {
    const { user } = await t.signUp();
    await fc.assert(
      fc.asyncProperty(documents, some(3), fc.boolean(), fc.boolean(), async (all, text, isOwn, isMarked) => {
        const { kind, wordIndex, put } = await shelf();
        for (const [nth, { owned, marked, ...document }] of all.entries()) {
          const ownerId = owned ? user.id : null;
          await put({ ...document, id: `${nth}`, ownerId, marks: marked ? ["it's=so"] : [], at: new Date(nth * 1000) });
        }
        const asked = {
          ...{ text, kinds: [kind] as const, marks: isMarked ? ["it's=so", "or not"] : [] },
          ...{ ownerId: isOwn ? user.id : undefined, since: isMarked && isOwn ? new Date(3000) : undefined },
        };
        const [inMemory, known] = await Promise.all([
          findHits({ db: nowhere, wordIndex }, asked),
          findHits({ db: t.db, wordIndex: inDatabase() }, asked),
        ]);
        expect(byHit(inMemory).map(({ rank: _, ...hit }) => hit)).toEqual(
          byHit(known).map(({ rank: _, ...hit }) => hit),
        );
        // PostgreSQL adds in floats of seven digits.
        const apart = byHit(inMemory).map(({ rank }, nth) => Math.abs(rank - (byHit(known)[nth]?.rank ?? 0)));
        expect(Math.max(0, ...apart)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 60 },
    );
  });

  it("the newest of very many, of several kinds together", async () => {
    const [one, other] = [await shelf(), await shelf()];
    for (let nth = 0; nth < 300; nth += 1) {
      await (nth % 3 === 0 ? one : other).put({
        id: `${nth}`,
        body: `kite ${"kite ".repeat(nth % 5)}`,
        at: new Date(nth),
      });
    }
    const asked = { text: "kite", kinds: [one.kind, other.kind] as const };
    const found = await findHits({ db: nowhere, wordIndex: one.wordIndex }, asked);
    const known = await findHits({ db: t.db, wordIndex: inDatabase() }, asked);
    expect(found.map(({ hit }) => hit)).toEqual(known.map(({ hit }) => hit));
    expect([found.length, Math.min(...found.map(({ hit }) => Number(hit)))]).toEqual([200, 100]);
  });
});

describe("the very next search", () => {
  it("finds what was written, as it is now, and nothing that was forgotten", async () => {
    const { put, forget, find } = await shelf();
    await put({ id: "it", body: "kite", marks: ["math"] });
    expect([await find("kite"), await find("kite", { marks: ["robots"] })]).toEqual([["it"], []]);
    await put({ id: "it", body: "rhombus", marks: ["robots"] });
    expect([await find("kite"), await find("rhombus", { marks: ["robots"] })]).toEqual([[], ["it"]]);
    await forget("it");
    expect(await find("rhombus")).toEqual([]);
    await put({ id: "it", body: "rhombus" });
    await forget("it");
    await put({ id: "it", body: "trapezoid" });
    expect([await find("rhombus"), await find("trapezoid")]).toEqual([[], ["it"]]);
  });

  it("finds it though another one is just finding out what is new", async () => {
    const { put, find } = await shelf();
    for (let nth = 0; nth < 40; nth += 1) {
      const others = [find("kite"), find("kite")];
      await put({ id: `${nth}`, body: "kite" });
      others.push(find("kite"));
      expect(await find("kite")).toContain(`${nth}`);
      await Promise.all(others);
    }
  });

  it("finds it however long its transaction has taken, and not before that has ended", async () => {
    const { put, forget, find } = await shelf();
    await put({ id: "forgotten", body: "kite" });
    const slow = await beginning();
    await put({ id: "slow", body: "kite" }, slow.transaction);
    await forget("forgotten", slow.transaction);
    await put({ id: "quick", body: "kite" });
    expect((await find("kite")).toSorted()).toEqual(["forgotten", "quick"]);
    await put({ id: "later", body: "kite" });
    expect((await find("kite")).toSorted()).toEqual(["forgotten", "later", "quick"]);
    await slow.commit();
    expect((await find("kite")).toSorted()).toEqual(["later", "quick", "slow"]);
  });

  it("finds nothing of a transaction that was taken back", async () => {
    const { put, forget, find } = await shelf();
    await put({ id: "it", body: "kite" });
    const taken = await beginning();
    await forget("it", taken.transaction);
    await put({ id: "other", body: "kite" }, taken.transaction);
    await taken.rollback();
    expect(await find("kite")).toEqual(["it"]);
  });

  it("knows whose it is no more when an account is deleted", async () => {
    const { user } = await t.signUp();
    const { put, find } = await shelf();
    await put({ id: "it", body: "kite", ownerId: user.id });
    expect(await find("kite", { ownerId: user.id })).toEqual(["it"]);
    await t.db.deleteFrom("users").where("id", "=", user.id).execute();
    expect([await find("kite"), await find("kite", { ownerId: user.id })]).toEqual([["it"], []]);
  });
});

describe("all is read anew, and the database asked meanwhile,", () => {
  const found = async ({ kind, wordIndex }: Awaited<ReturnType<typeof shelf>>, text: string) => {
    const hits = await findHits({ db: t.db, wordIndex }, { text, kinds: [kind] });
    return hits.map(({ hit }) => hit);
  };
  const isInMemory = async ({ wordIndex, kind }: Awaited<ReturnType<typeof shelf>>) =>
    (await wordIndex.find(anything, { kinds: [kind], most: 1 })) !== undefined;
  const anything = { words: [], phrases: [], needed: [], better: [], whole: [] };

  it("where what was forgotten is not remembered any more", async () => {
    const it = await shelf();
    const other = await shelf();
    await it.put({ id: "kept", body: "kite" });
    await it.put({ id: "forgotten", body: "kite" });
    await found(it, "kite");
    await it.forget("forgotten");
    expect(await isInMemory(other)).toBe(true);
    await sql`update search_forgotten set at = now() - interval '4 days'`.execute(t.db);
    await forgetForgotten(t.db);
    expect(await found(it, "kite")).toEqual(["kept"]);
    expect((await t.db.selectFrom("searchForgotten").select("kind").execute()).map(({ kind }) => kind)).toEqual([""]);
    await it.wordIndex.load();
    expect([await isInMemory(it), await it.find("kite")]).toEqual([true, ["kept"]]);
    // Whoever has heard of it before goes on.
    await forgetForgotten(t.db);
    expect([await isInMemory(it), await it.find("kite")]).toEqual([true, ["kept"]]);
  });

  it("where more is gone than is there", async () => {
    const it = await shelf();
    for (let nth = 0; nth < 30; nth += 1) {
      const ids = Array.from({ length: 100 }, (_, at) => ({
        ...plain,
        kind: it.kind,
        id: `${at}`,
        page: `${at}`,
        words: "",
      }));
      const rows = ids.map(({ marks: _, ...row }) => ({ ...row, words: `'kite':1 'n${nth}':2` }));
      await t.db
        .insertInto("searchDocuments")
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(["kind", "id"]).doUpdateSet(({ ref }) => ({ words: ref("excluded.words") })),
        )
        .execute();
      expect(await found(it, `n${nth}`)).toHaveLength(100);
      if (nth > 0) expect(await found(it, `n${nth - 1}`)).toEqual([]);
    }
    await it.wordIndex.load();
    expect(await it.find("n29")).toHaveLength(100);
  });

  it("never where there is too much of it", async () => {
    const wordIndex = openWordIndex(t.db, { documentsMax: 0 });
    const { kind, put } = await shelf();
    await put({ id: "it", body: "kite" });
    await wordIndex.load();
    expect(await wordIndex.find(anything, { kinds: [kind], most: 1 })).toBeUndefined();
    expect(await findHits({ db: t.db, wordIndex }, { text: "kite", kinds: [kind] })).toHaveLength(1);
  });
});

it("finds what comes from another database, whose transactions were counted further", async () => {
  const { kind } = await shelf();
  const row = { kind, page: "it", title: "", body: "kite", words: "'kite':1", at: new Date(0) };
  await t.db
    .insertInto("searchDocuments")
    .values({ ...row, id: "it", written: "99999999999" })
    .execute();
  await t.db.insertInto("searchForgotten").values({ kind, id: "it", written: "99999999998" }).execute();
  const wordIndex = openWordIndex(t.db);
  await wordIndex.load();
  const find = async (text: string) => (await findHits({ db: nowhere, wordIndex }, { text, kinds: [kind] })).length;
  expect(await find("kite")).toBe(1);
  await t.db.updateTable("searchDocuments").set({ words: "'rhombus':1" }).where("kind", "=", kind).execute();
  expect([await find("kite"), await find("rhombus")]).toEqual([0, 1]);
});

async function beginning() {
  const transaction = await t.db.startTransaction().execute();
  return {
    transaction,
    commit: () => transaction.commit().execute(),
    rollback: () => transaction.rollback().execute(),
  };
}

it("shows what a document says now, from memory where it was shown before, and nothing of one that is gone", async () => {
  const { kind, wordIndex, put, forget, find } = await shelf();
  const shown = async (db: Database) => (await readShown({ db, wordIndex }, [{ kind, id: "it" }]))({ kind, id: "it" });
  await put({ id: "it", title: "Kites", body: "A kite has two pairs of sides." });
  expect(await find("kite")).toEqual(["it"]);
  expect(await shown(t.db)).toEqual({ title: "Kites", body: "A kite has two pairs of sides." });
  expect(await shown(nowhere)).toEqual({ title: "Kites", body: "A kite has two pairs of sides." });
  await put({ id: "it", title: "Kites", body: "A kite is no square." });
  expect(await find("square")).toEqual(["it"]);
  expect(await shown(t.db)).toEqual({ title: "Kites", body: "A kite is no square." });
  await forget("it");
  expect(await find("kite")).toEqual([]);
  expect(await shown(t.db)).toBeUndefined();
});
