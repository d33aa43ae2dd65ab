import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboxDelivery, smtpDelivery } from "./delivery.ts";
import type { Letter } from "./mail.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const letter: Letter = {
  id: "01a1",
  to: "mei@example.com",
  locale: "ch",
  subject: "请验证您的邮箱",
  text: "你好\nhttps://dripstone.test/verify-email?token=abc",
  html: "<p>你好</p>",
};

/** Delivers to a folder of its own, and reads what lies there. */
async function outbox(changes: Partial<Letter> = {}) {
  const path = await mkdtemp(join(folder, "box-"));
  await outboxDelivery(join(path, "outbox"), () => new Date("2026-03-04T17:00:00.123Z"))({ ...letter, ...changes });
  const files = (await readdir(join(path, "outbox"))).sort();
  const [eml = "", txt = ""] = await Promise.all(files.map((file) => readFile(join(path, "outbox", file), "utf8")));
  return { path: join(path, "outbox"), files, headers: eml.split("\n\n", 1)[0] ?? "", eml, txt };
}

describe("the outbox", () => {
  it("keeps a letter as mail programs read it, and as people do", async () => {
    const { files, headers, eml, txt } = await outbox();
    expect(files).toEqual(["2026-03-04T17-00-00-123Z-01a1.eml", "2026-03-04T17-00-00-123Z-01a1.txt"]);
    expect(headers).toMatch(/^To: mei@example\.com$/m);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(eml).toContain("multipart/alternative");
    expect(txt).toContain("Subject: 请验证您的邮箱");
    expect(txt).toContain("https://dripstone.test/verify-email?token=abc");
  });

  it("is for its owner's eyes only", async () => {
    const { path, files } = await outbox();
    expect((await stat(path)).mode & 0o077).toBe(0);
    for (const file of files) expect((await stat(join(path, file))).mode & 0o077).toBe(0);
  });
});

describe("a header", () => {
  it.each([
    ["the subject", { subject: "Hello\r\nBcc: everybody@example.com\r\n\r\n<script>" }],
    ["the address", { to: "mei@example.com\r\nBcc: everybody@example.com" }],
    ["the id", { id: "01a1>\r\nBcc: everybody@example.com" }],
  ])("is not added through %s", async (_, changes) => {
    if ("id" in changes) changes.id = changes.id.replaceAll("/", "");
    const { headers } = await outbox(changes);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers.match(/^To:/gm)).toHaveLength(1);
    expect(headers.match(/^Subject:/gm)).toHaveLength(1);
  });

  it("names one reader, however many an address looks like", async () => {
    const sent = await deliverTo("mei@example.com, everybody@example.com");
    expect(sent.filter((line) => line.startsWith("RCPT")).length).toBeLessThanOrEqual(1);
    expect(sent.join("\n")).not.toContain("RCPT TO:<everybody@example.com>");
  });
});

describe("the way through a mail server", () => {
  it("hands the letter over", async () => {
    const sent = await deliverTo("mei@example.com");
    expect(sent).toContain("MAIL FROM:<hello@dripstone.example>");
    expect(sent).toContain("RCPT TO:<mei@example.com>");
    expect(sent.join("\n")).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it("fails when the server refuses, so that it is tried again", async () => {
    await expect(deliverTo("mei@example.com", { refuse: true })).rejects.toThrow(/451/);
  });

  it("fails when there is no server", async () => {
    await expect(smtpDelivery("smtp://127.0.0.1:1")(letter)).rejects.toThrow(/ECONNREFUSED/);
  });
});

/** Delivers through a small SMTP server, and answers with the lines that it was sent. */
async function deliverTo(to: string, { refuse = false } = {}): Promise<string[]> {
  const lines: string[] = [];
  const server = createServer((socket) => talk(socket, lines, refuse));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  try {
    await smtpDelivery(`smtp://127.0.0.1:${port}`)({ ...letter, to });
  } finally {
    server.close();
  }
  return lines;
}

function talk(socket: Socket, lines: string[], refuse: boolean): void {
  let inData = false;
  socket.write("220 test\r\n");
  socket.on("data", (chunk) => {
    for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
      lines.push(line);
      if (inData && line === ".") inData = false;
      if (inData) continue;
      if (line === "DATA") inData = true;
      socket.write(inData ? "354 go on\r\n" : line.startsWith("RCPT") && refuse ? "451 later\r\n" : "250 ok\r\n");
    }
  });
}
