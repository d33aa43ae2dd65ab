import { readdir } from "node:fs/promises";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import { blankPicture } from "../../../testing/blank-picture.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { samplePdf, samplePhoto, sampleWord } from "../testing/samples.ts";
import { enroll, openClass } from "../testing/school-class.ts";

const {
  HOMEWORK_FILE_MAX_MB,
  HOMEWORK_FILES_MAX,
  HOMEWORK_FILES_KEPT_MAX,
  HOMEWORK_FILES_KEPT_MAX_MB,
  HOMEWORK_FILES_WAITING_MAX,
  HOMEWORK_FILES_WAITING_MAX_MB,
  HOMEWORK_PICTURE_EDGE_MAX,
} = homeworkLimits;
const MEGABYTE = 1024 * 1024;
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const t = useTestApp();
let mei: SignedUp;

beforeEach(async () => {
  mei = await t.signUp({ rememberMe: true });
  await openClass(t, { students: [mei] });
});

const upload = (bytes: Buffer | string, name: string, who = mei) =>
  t.call("POST /homework/files", { token: who.token, upload: { bytes: Buffer.from(bytes), name } });
const outcome = async (reply: ReturnType<typeof upload>) => {
  const told = await reply;
  return told.status === 201 ? told.data.type : `${told.status} ${told.error.code}`;
};
const kept = async (id: string) => Buffer.from(await t.deps.files.getBytes(`homework/${id}/file`));
const stored = () => readdir(`${t.folder}/homework`).catch((): string[] => []);
const textOf = (length: number) => "drops wear stone\n".repeat(Math.ceil(length / 17)).slice(0, length);

describe("a file for homework is taken", () => {
  it.each([
    ["a PDF", samplePdf, "work.pdf", "application/pdf"],
    ["a PDF under another name", samplePdf, "work.jpg", "application/pdf"],
    [
      "a PDF with something before its head",
      () => Buffer.concat([Buffer.from("\n\n"), samplePdf()]),
      "work.pdf",
      "application/pdf",
    ],
    ["a Word document", () => sampleWord(), "work.docx", WORD],
    ["a text", () => Buffer.from("滴水石穿"), "作业.txt", "text/plain"],
    ["a program", () => Buffer.from("print(12)\n"), "work.py", "text/plain"],
    ["a text without an ending", () => Buffer.from("12"), "answer", "text/plain"],
  ])("%s, and kept as it is", async (_, make, name, type) => {
    const bytes = make();
    const { status, data } = await upload(bytes, name);
    expect([status, data.type, data.bytes]).toEqual([201, type, bytes.length]);
    expect((await kept(data.id)).equals(bytes)).toBe(true);
  });

  it("a photo, upright, in its own format, and without the place where it was taken", async () => {
    const { data } = await upload(await samplePhoto(), "photo.jpg");
    expect(data.type).toBe("image/jpeg");
    const photo = await kept(data.id);
    const { format, autoOrient, exif, xmp } = await sharp(photo).metadata();
    // Which way is up is all that may be left of what the camera wrote.
    expect([format, autoOrient, (exif?.length ?? 0) < 40, xmp]).toEqual([
      "jpeg",
      { width: 300, height: 400 },
      true,
      undefined,
    ]);
    expect(photo.toString("latin1")).not.toMatch(/GPS|Secret/);
    // What lay on the left of the file was above.
    const upright = await sharp(photo).autoOrient().toBuffer();
    const [red = 0, green = 0] = await sharp(upright)
      .extract({ left: 250, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(green);
  });

  it("a photo that is packed well, not longer than it was: bit by bit as it is drawn, without what else its file held", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const create = { width: 900, height: 600, channels: 3, background: "#000", noise } as const;
    const gps = { GPSLatitudeRef: "N", GPSLatitude: "39/1 57/1 0/1" };
    for (const [orientation, progressive] of [
      [1, false],
      [6, false],
      [1, true],
    ] as const) {
      const photo = await sharp({ create })
        .withExif({ IFD0: { Copyright: "Secret-Owner" }, IFD3: gps })
        .withMetadata({ orientation })
        .jpeg({ quality: 40, progressive })
        .toBuffer();
      const { data } = await upload(Buffer.concat([photo, Buffer.from("Secret-Behind")]), "photo.jpg");
      const bare = await kept(data.id);
      expect(data.bytes).toBe(bare.length);
      expect(bare.length).toBeLessThan(photo.length);
      expect(bare.toString("latin1")).not.toMatch(/Secret|GPS/);
      const { width, height, exif } = await sharp(bare).metadata();
      expect([width, height, (exif?.length ?? 0) < 40]).toEqual([900, 600, true]);
      const pixels = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer();
      expect((await pixels(bare)).equals(await pixels(photo))).toBe(true);
    }
  });

  it("a scan in few colors, not longer than it was, without what a program wrote into it", async () => {
    const dots = Buffer.from(Array.from({ length: 500 * 400 }, (_, index) => ((index * index) % 7 < 3 ? 0 : 255)));
    const scan = await sharp(dots, { raw: { width: 500, height: 400, channels: 1 } })
      .withExif({ IFD0: { Copyright: "Secret-Owner" } })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    const { data } = await upload(scan, "scan.png");
    const bare = await kept(data.id);
    expect(bare.length).toBeLessThanOrEqual(scan.length);
    expect(bare.toString("latin1")).not.toContain("Secret");
    const pixels = (file: Buffer) => sharp(file).toColorspace("srgb").raw().toBuffer();
    expect((await pixels(bare)).equals(await pixels(scan))).toBe(true);
  });

  it("a picture of any size that one can read, made smaller beyond it; one that is called otherwise, too", async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 4, background: "#17685a80" } })
      .png()
      .toBuffer();
    expect(await outcome(upload(png, "scan.JPG"))).toBe("image/png");
    const large = await blankPicture(6_000, 3_000);
    const { data } = await upload(large, "large.png");
    const { width, height } = await sharp(await kept(data.id)).metadata();
    expect([width, height]).toEqual([HOMEWORK_PICTURE_EDGE_MAX, HOMEWORK_PICTURE_EDGE_MAX / 2]);
  });

  it.each([
    ["GBK", Buffer.from([0xb5, 0xce, 0xcb, 0xae, 0xca, 0xaf, 0xb4, 0xa9, 0x0a, 0x31]), "滴水石穿\n1"],
    ["UTF-16 as Windows writes it", Buffer.from("\ufeff滴水石穿", "utf16le"), "滴水石穿"],
    ["UTF-8 with a mark at its head", Buffer.from("\ufeff滴水石穿"), "滴水石穿"],
  ])("a text in %s, and kept in UTF-8", async (_, bytes, text) => {
    const { data } = await upload(bytes, "work.txt");
    expect((await kept(data.id)).toString()).toBe(text);
  });

  it("of 10 MB, and not of one byte more", async () => {
    const most = HOMEWORK_FILE_MAX_MB * MEGABYTE;
    expect((await upload(textOf(most), "work.txt")).data.bytes).toBe(most);
    expect(await outcome(upload(textOf(most + 1), "work.txt"))).toBe("413 HOMEWORK_FILE_TOO_LARGE");
  });

  it("under a name of ours, whatever it is called", async () => {
    for (const name of [
      "../../../etc/passwd.txt",
      "%2e%2e%2f.txt",
      "CON.txt",
      `${"x".repeat(4_000)}.txt`,
      "..\\..\\a.txt",
    ]) {
      const { data } = await upload("12", name);
      expect(await stored()).toContain(data.id);
    }
    expect((await stored()).filter((name) => !/^[0-9a-f-]{36}$/.test(name))).toEqual([]);
  });
});

describe("a file for homework is refused", () => {
  it.each([
    ["an empty file", () => Buffer.alloc(0), "work.txt", "400 FILE_EMPTY"],
    ["a text that is called a PDF", () => Buffer.from("I am a PDF"), "work.pdf", "415 HOMEWORK_FILE_MISNAMED"],
    ["a text that is called a picture", () => Buffer.from("I am a photo"), "work.jpg", "415 HOMEWORK_FILE_MISNAMED"],
    [
      "noise that is called a PDF",
      () => Buffer.from([0, 1, 2, 255, 254, 0, 7]),
      "work.pdf",
      "415 HOMEWORK_FILE_MISNAMED",
    ],
    [
      "a PDF that is no more than its head",
      () => Buffer.from("%PDF-1.7\n<script>"),
      "work.pdf",
      "400 HOMEWORK_FILE_DAMAGED",
    ],
    ["a PDF that is broken off", () => samplePdf().subarray(0, 300), "work.pdf", "400 HOMEWORK_FILE_DAMAGED"],
    [
      "a PDF whose table is elsewhere",
      () =>
        Buffer.from(
          samplePdf()
            .toString()
            .replace(/startxref\n\d+/, "startxref\n12"),
        ),
      "work.pdf",
      "400 HOMEWORK_FILE_DAMAGED",
    ],
    [
      "a drawing that can hold scripts",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "work.svg",
      "415 HOMEWORK_FILE_TYPE_UNKNOWN",
    ],
    [
      "the same as a picture",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "work.png",
      "415 HOMEWORK_FILE_MISNAMED",
    ],
    ["a page", () => Buffer.from("<!doctype html><script>1</script>"), "work.html", "415 HOMEWORK_FILE_TYPE_UNKNOWN"],
    ["a program for machines", () => Buffer.from("MZ\u0090\u0000"), "work.exe", "415 HOMEWORK_FILE_TYPE_UNKNOWN"],
    ["noise that is called a text", () => Buffer.from([0, 1, 2, 3]), "work.txt", "415 HOMEWORK_FILE_TYPE_UNKNOWN"],
    ["half a sign of GBK", () => Buffer.from([0xb5, 0xce, 0xcb]), "work.txt", "415 HOMEWORK_FILE_TYPE_UNKNOWN"],
    ["an archive", () => Buffer.from(sampleWord()).subarray(0, 60), "work.docx", "400 HOMEWORK_FILE_DAMAGED"],
    [
      "a Word document that is broken off",
      () => sampleWord().subarray(0, -40),
      "work.docx",
      "400 HOMEWORK_FILE_DAMAGED",
    ],
    [
      "a Word document with macros",
      () => sampleWord({ "word/vbaProject.bin": Buffer.from("x") }),
      "work.docx",
      "415 HOMEWORK_FILE_HAS_MACROS",
    ],
    [
      "a Word document that unpacks to 200 MB",
      () => sampleWord({ "word/media/a.bin": Buffer.alloc(200 * MEGABYTE) }),
      "work.docx",
      "413 HOMEWORK_FILE_UNPACKS_TOO_LARGE",
    ],
    [
      "a Word document of 3,000 parts",
      () =>
        sampleWord(
          Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`word/${index}`, Buffer.from("x")])),
        ),
      "work.docx",
      "413 HOMEWORK_FILE_UNPACKS_TOO_LARGE",
    ],
    [
      "a Word document that holds more than it says",
      () => understated(sampleWord({ "word/media/a.bin": Buffer.alloc(MEGABYTE) })),
      "work.docx",
      "400 HOMEWORK_FILE_DAMAGED",
    ],
    ["a photo that breaks off", () => photo.subarray(0, photo.length - 200), "work.jpg", "400 PICTURE_UNREADABLE"],
    ["a photo of 200 megapixels", () => huge, "work.png", "413 HOMEWORK_PICTURE_TOO_MANY_PIXELS"],
  ])("%s", async (_, make, name, expected) => {
    const before = await stored();
    expect(await outcome(upload(make(), name))).toBe(expected);
    expect(await stored()).toEqual(before);
  });

  it("of somebody without a place in a class, a teacher, or one who waits for a place", async () => {
    const [parent, waiting, teacher] = [await t.signUp(), await t.signUp(), await t.signUp({ role: "teacher" })];
    const { id } = await openClass(t, { teacher });
    await enroll(t, id, waiting, "waiting");
    const before = await stored();
    for (const who of [parent, waiting, teacher]) {
      expect(await outcome(upload("12", "work.txt", who))).toBe("403 HOMEWORK_NO_CLASS");
    }
    expect(await stored()).toEqual(before);
  });

  it("beyond what may wait to be handed in, exactly, when many come at once; what is handed in makes room", async () => {
    const { id: classId } = await openClass(t, { students: [mei] });
    const waiting = await plant({ count: HOMEWORK_FILES_WAITING_MAX - 3 });
    const before = (await stored()).length;
    const outcomes = await manyAtOnce();
    expect(outcomes.filter((it) => it === "text/plain")).toHaveLength(3);
    expect(outcomes.filter((it) => it === "409 HOMEWORK_FILES_WAITING")).toHaveLength(MANY - 3);
    expect(await stored()).toHaveLength(before + 3);
    // A draft that names them makes no room.
    const files = JSON.stringify(waiting.map((id) => ({ id, name: "work.txt" })));
    await t.call("PUT /drafts/{id}", {
      ...{ token: mei.token, params: { id: crypto.randomUUID() } },
      body: { kind: "homework", version: 0, body: { content: "", files } },
    });
    expect(await outcome(upload("12", "work.txt"))).toBe("409 HOMEWORK_FILES_WAITING");
    const work = { studentName: "Mei", studentEmail: "mei@example.com", class: classId, week: 1, comments: "" };
    const first = waiting.slice(0, HOMEWORK_FILES_MAX).map((id) => ({ id, name: "work.txt" }));
    const body = { ...work, contentType: "files", content: "", files: first };
    expect((await t.call("POST /homework", { token: mei.token, body })).status).toBe(201);
    expect((await manyAtOnce()).filter((it) => it === "text/plain")).toHaveLength(HOMEWORK_FILES_MAX);
    expect(
      await t.db.selectFrom("homeworkFiles").select("fileId").where("fileId", "in", waiting).execute(),
    ).toHaveLength(HOMEWORK_FILES_MAX);
  });

  it("beyond the bytes that may wait to be handed in", async () => {
    const [id = ""] = await plant({ count: 1, bytes: HOMEWORK_FILES_WAITING_MAX_MB * MEGABYTE - 5 });
    expect(await outcome(upload("123456", "work.txt"))).toBe("409 HOMEWORK_FILES_WAITING");
    expect(await outcome(upload("12345", "work.txt"))).toBe("text/plain");
    expect(await t.db.selectFrom("storedFiles").where("id", "=", id).select("id").execute()).toHaveLength(1);
  });

  it("beyond the room of its owner, exactly, when many come at once, and leaves nothing behind", async () => {
    await handedInBefore(await plant({ count: HOMEWORK_FILES_KEPT_MAX - 3 }));
    const before = (await stored()).length;
    const outcomes = await manyAtOnce();
    expect(outcomes.filter((it) => it === "text/plain")).toHaveLength(3);
    expect(outcomes.filter((it) => it === "409 HOMEWORK_FILES_FULL")).toHaveLength(MANY - 3);
    expect(await stored()).toHaveLength(before + 3);
  });

  it("beyond the bytes of its owner", async () => {
    await handedInBefore(await plant({ count: 1, bytes: HOMEWORK_FILES_KEPT_MAX_MB * MEGABYTE - 1 }));
    expect(await outcome(upload("12", "work.txt"))).toBe("409 HOMEWORK_FILES_FULL");
  });
});

/** As many as one account may send at once. */
const MANY = 20;
const manyAtOnce = () => Promise.all(Array.from({ length: MANY }, () => outcome(upload("12", "work.txt"))));

/** Rows of files without their bytes; so many could not come in through the front door in time. */
async function plant({ count, bytes = 1_000 }: { count: number; bytes?: number }): Promise<string[]> {
  const row = { ownerId: mei.user.id, purpose: "homework", type: "text/plain", bytes, hash: Buffer.alloc(32) };
  const rows = Array.from({ length: count }, () => {
    const id = crypto.randomUUID();
    return { ...row, id, place: `homework/${id}`, createdAt: t.clock.now() };
  });
  await t.db.insertInto("storedFiles").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Makes files part of a hand-in that is there already. */
async function handedInBefore([first = "", ...others]: readonly string[]): Promise<void> {
  const { id: classId } = await openClass(t, { students: [mei] });
  const body = {
    ...{ studentName: "Mei", studentEmail: "mei@example.com", class: classId, week: 1, comments: "" },
    ...{ contentType: "files", content: "", files: [{ id: first, name: "work.txt" }] },
  };
  const { data } = await t.call("POST /homework", { token: mei.token, body });
  const rows = others.map((fileId, index) => ({ homeworkId: data.id, position: index + 2, fileId, name: "work.txt" }));
  if (rows.length > 0) await t.db.insertInto("homeworkFiles").values(rows).execute();
}

let photo: Buffer;
let huge: Buffer;
beforeAll(async () => {
  photo = await samplePhoto();
  huge = await blankPicture(16_000, 12_500);
}, 60_000);

/** An archive whose parts say that they are smaller than they are, in both places where they say so. */
function understated(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(MEGABYTE);
  for (let at = changed.indexOf(size); at >= 0; at = changed.indexOf(size, at + 1)) changed.writeUInt32LE(1_000, at);
  return changed;
}

describe("a file that has come in", () => {
  const remove = (file: string, who = mei) =>
    t.call("DELETE /homework/files/{file}", { token: who.token, params: { file } });
  const outcomeOfBytes = async (id: string) => ((await rowOf(id)) ? (await kept(id)).toString() : "gone");
  const rowOf = (id: string) => t.db.selectFrom("storedFiles").select("id").where("id", "=", id).executeTakeFirst();

  it("goes after a day in which nothing holds it, and stays with a draft or a hand-in", async () => {
    const { id: classId } = await openClass(t, { students: [mei] });
    const [lost, drafted, handedIn] = await Promise.all(
      ["a", "b", "c"].map(async (words) => (await upload(words, "work.txt")).data.id),
    );
    const files = JSON.stringify([{ id: drafted, name: "work.txt" }]);
    await t.call("PUT /drafts/{id}", {
      ...{ token: mei.token, params: { id: crypto.randomUUID() } },
      body: { kind: "homework", version: 0, body: { content: "", files } },
    });
    const work = { studentName: "Mei", studentEmail: "mei@example.com", class: classId, week: 1, comments: "" };
    const body = { ...work, contentType: "files", content: "", files: [{ id: handedIn, name: "work.txt" }] };
    expect((await t.call("POST /homework", { token: mei.token, body })).status).toBe(201);
    t.clock.advance({ days: 2 });
    await tidyUp(t.deps);
    expect([await rowOf(lost ?? ""), await t.deps.files.exists(`homework/${lost}/file`)]).toEqual([undefined, false]);
    expect([(await rowOf(drafted ?? ""))?.id, (await rowOf(handedIn ?? ""))?.id]).toEqual([drafted, handedIn]);
  });

  it("goes at once when its owner removes it, and makes room, however often that is said", async () => {
    const waiting = await plant({ count: HOMEWORK_FILES_WAITING_MAX - 1 });
    const { id } = (await upload("12", "work.txt")).data;
    expect(await outcome(upload("34", "work.txt"))).toBe("409 HOMEWORK_FILES_WAITING");
    const replies = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await remove(id)).status).toBe(404);
    expect([await rowOf(id), await t.deps.files.exists(`homework/${id}/file`)]).toEqual([undefined, false]);
    expect(await outcome(upload("34", "work.txt"))).toBe("text/plain");
    expect(await t.db.selectFrom("storedFiles").where("id", "in", waiting).select("id").execute()).toHaveLength(
      waiting.length,
    );
  });

  it("is removed by nobody else, and not once it is handed in", async () => {
    const [lin, admin] = [await t.signUp({ rememberMe: true }), await t.signUp({ role: "admin", rememberMe: true })];
    const { id } = (await upload("12", "work.txt")).data;
    for (const other of [lin, admin]) {
      expect((await remove(id, other)).error.code).toBe("NOT_FOUND");
      expect(await outcomeOfBytes(id)).toBe("12");
    }
    await handedInBefore([id]);
    expect((await remove(id)).error.code).toBe("HOMEWORK_FILE_HANDED_IN");
    expect(await outcomeOfBytes(id)).toBe("12");
  });

  it("is either handed in or removed when both are asked for at once", async () => {
    const { id: classId } = await openClass(t, { students: [mei] });
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await upload("12", "work.txt")).data;
      const body = {
        ...{ studentName: "Mei", studentEmail: "mei@example.com", class: classId, week: 1, comments: `${round}` },
        ...{ contentType: "files", content: "", files: [{ id, name: "work.txt" }] },
      };
      const [handed, removed] = await Promise.all([t.call("POST /homework", { token: mei.token, body }), remove(id)]);
      const isThere = (await rowOf(id)) !== undefined;
      expect([handed.status, removed.status]).toEqual(isThere ? [201, 409] : [400, 200]);
    }
  });

  it("goes with its owner's account, with what it was handed in with", async () => {
    const { id } = (await upload("12", "work.txt")).data;
    await t.db.deleteFrom("users").where("id", "=", mei.user.id).execute();
    expect(await rowOf(id)).toBeUndefined();
  });
});
