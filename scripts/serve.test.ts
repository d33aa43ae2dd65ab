import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect as connectDatabase } from "../apps/server/src/database/connect.ts";
import { findPostmaster } from "../apps/server/src/database/embedded/postmaster.ts";
import { startEmbedded } from "../apps/server/src/database/embedded.ts";
import { freePort } from "../apps/server/src/listen.ts";
import { build } from "./set-up/build.mjs";
import { type Command, firstPage, startServer } from "./test-run/product.ts";

let top: string;
const running: Command[] = [];

beforeAll(async () => {
  await build(process.execPath);
  top = await mkdtemp(join(tmpdir(), "serve-"));
}, 300_000);

afterAll(async () => {
  const left = running.filter((command) => !command.isOver());
  for (const command of left) command.signal("SIGTERM");
  await Promise.all(left.map((command) => command.end()));
  await rm(top, { recursive: true, force: true });
});

async function serve(folder: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const command = startServer({ PORT: String(port), DATA_DIR: join(top, folder), ...env });
  running.push(command);
  return { command, port, url: `http://localhost:${port}/` };
}

/** Whether anybody still listens there. */
async function canConnect(port: number): Promise<boolean> {
  const socket = connect({ port, host: "localhost" });
  const connected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

const postmasterOf = (folder: string) => findPostmaster({ data: join(top, folder, "postgres/cluster") });

const shell = (command: string, folder: string) => spawnSync("sh", ["-c", command, folder]).status === 0;

/** Only some who run this may make a disk of a given size. */
const canMount = (folder: string) => shell('mount -t tmpfs -o size=1m none "$0" && umount "$0"', folder);

describe("a start that cannot be", () => {
  const refusals: [why: string, env: Record<string, string>, line: RegExp][] = [
    ["a bad port", { PORT: "http" }, /^PORT must be a number .*, such as PORT=3000; it is "http"\n$/],
    ["a port out of range", { PORT: "70000" }, /^PORT must be a number .*; it is "70000"\n$/],
    ["a host that is none of ours", { HOST: "192.0.2.1" }, /^HOST=192\.0\.2\.1 is no address of this machine: .*\n$/],
    [
      "an address of a database that is none, without telling its password",
      { DATABASE_URL: "mysql://root:secret@localhost/x" },
      /^DATABASE_URL must be .*, such as DATABASE_URL=postgres:.*; it is "mysql:\/\/…@localhost\/x"\n$/,
    ],
    ["a bad public address", { SITE_URL: "academy" }, /^SITE_URL must be the public address .*; it is "academy"\n$/],
    [
      "an analytics tag without TLS",
      { ANALYTICS_TAG: "http://tags.example/script.js" },
      /^ANALYTICS_TAG must be the https address .*; it is "http:\/\/tags\.example\/script\.js"\n$/,
    ],
    [
      "a data folder that cannot be",
      { DATA_DIR: "/dev/null/data" },
      /^The data folder cannot be made \(.*\): set DATA_DIR .*\n$/,
    ],
    [
      "a data folder that is a file",
      { DATA_DIR: "package.json" },
      /^The data folder cannot be made \(EEXIST: .*\): set DATA_DIR .*\n$/,
    ],
    [
      "a data folder on which nothing can be written",
      { DATA_DIR: "/proc/self/fd" },
      /^Nothing can be written to the data folder \(.*\): .* set DATA_DIR .*\n$/,
    ],
    ...["10.0.0.0/99", "300.1.1.1", "::1/129", "loopback, nonsense", "10.0.0.0/8,"].map(
      (value): (typeof refusals)[number] => [
        `a proxy that is no address: ${value}`,
        { TRUST_PROXY: value },
        /^TRUST_PROXY must be the addresses of the proxies .*, such as TRUST_PROXY=loopback, 10\.0\.0\.0\/8; it is ".*"\n$/,
      ],
    ),
    [
      "a database that does not answer",
      { DATABASE_URL: "postgres://dripstone@127.0.0.1:1/dripstone" },
      /^The database dripstone at 127\.0\.0\.1:1 cannot be reached \(.*ECONNREFUSED.*\): start it, .*\n$/,
    ],
  ];

  it.each(refusals)("is refused in one line that says what to do: %s", async (_, env, line) => {
    const { command } = await serve("refused", env);
    expect(await command.end()).toBe(1);
    expect(command.output()).toMatch(line);
  });

  it("is refused in one line when the database's part of the data folder is a file", async () => {
    await mkdir(join(top, "in-the-way"));
    await writeFile(join(top, "in-the-way/postgres"), "");
    const { command } = await serve("in-the-way");
    expect(await command.end()).toBe(1);
    expect(command.output()).toMatch(/^\S+in-the-way\/postgres is no folder: .*\n$/);
  });

  it("is refused in one line when the disk is full, wherever in a first start, and succeeds when there is room", async () => {
    const disk = join(top, "disk");
    await mkdir(disk);
    for (const megabytes of canMount(disk) ? [1, 20, 36] : []) {
      shell(`mount -t tmpfs -o size=${megabytes}m none "$0"`, disk);
      try {
        const first = await serve("disk");
        expect(await first.command.end()).toBe(1);
        expect(first.command.output().replace(/^(The first admin| {2}It is shown|Demo people).*\n/gm, "")).toMatch(
          /^.*(room|space).*\n$/,
        );
        shell('mount -o remount,size=400m "$0"', disk);
        const second = await serve("disk");
        expect((await firstPage(second.command, second.url)).status).toBe(200);
        second.command.signal("SIGTERM");
        expect(await second.command.end()).toBe(0);
      } finally {
        shell('umount --lazy "$0"', disk);
      }
    }
  });

  it("is refused when the port is in use on either address of localhost, before anything is set up", async () => {
    for (const host of ["127.0.0.1", "::1"]) {
      const other = createServer().listen(0, host);
      // A machine without IPv6 has no such address.
      const absent = await once(other, "listening").then(
        () => false,
        ({ code }) => code === "EADDRNOTAVAIL",
      );
      if (absent) continue;
      const { port } = other.address() as { port: number };
      const { command } = await serve("port", { PORT: String(port) });
      expect(await command.end()).toBe(1);
      expect(command.output()).toBe(
        `Port ${port} is in use: stop the program that listens there, or choose another with PORT=${port + 1}\n`,
      );
      other.close();
    }
    expect(existsSync(join(top, "port"))).toBe(false);
  });
});

describe("the server", () => {
  it("serves, refuses a second process on its folder, and gets over kill -9 with everything in place", async () => {
    const first = await serve("house");
    expect((await firstPage(first.command, first.url)).status).toBe(200);
    expect(first.command.output()).toMatch(/The first admin is \S+@\S+ with the password \S{16,}\n/);
    // These come a moment after the first page.
    for (const line of [join(top, "house/outbox"), first.url.slice(0, -1)]) {
      await expect.poll(first.command.output, { timeout: 30_000 }).toContain(line);
    }

    const second = await serve("house");
    expect(await second.command.end()).toBe(1);
    expect(second.command.output()).toMatch(
      /^\S+house is in use by another running copy \(process \d+\): stop that one first, or set DATA_DIR to another folder\n$/,
    );

    first.command.signal("SIGKILL");
    await first.command.end();
    expect(postmasterOf("house")).toBeDefined();
    const third = await serve("house");
    expect((await firstPage(third.command, third.url)).status).toBe(200);
    expect(third.command.output()).not.toContain("password");
    third.command.signalAll("SIGINT");
    expect(await third.command.end()).toBe(0);
    expect(postmasterOf("house")).toBeUndefined();
  });

  it("gets over kill -9 at any moment of its very first start", async () => {
    for (const milliseconds of [200, 700, 1_300, 2_500]) {
      const { command } = await serve("interrupted");
      await sleep(milliseconds);
      command.signal("SIGKILL");
      await command.end();
    }
    const { command, url } = await serve("interrupted");
    expect((await firstPage(command, url)).status).toBe(200);
    command.signal("SIGTERM");
    expect(await command.end()).toBe(0);
  });

  it("answers the request in hand before it ends, however often it is told, and then stops PostgreSQL in order", async () => {
    const { command, port, url } = await serve("house");
    await firstPage(command, url);
    const body = JSON.stringify({ email: "nobody@dripstone.example", password: "Wrong-password-1", rememberMe: false });
    const socket = connect({ port, host: "localhost" });
    // A server that has read so far says "100 Continue".
    const inHand = once(socket, "data");
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    expect(String(await inHand)).toMatch(/^HTTP\/1\.1 100 /);
    const answer = text(socket);
    socket.write(body.slice(0, 10));
    for (let times = 0; times < 3; times++) command.signal("SIGTERM");
    while (await canConnect(port)) await sleep(50);
    socket.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(await command.end()).toBe(0);
    expect(postmasterOf("house")).toBeUndefined();
  });

  it("starts at the very moment at which the process before it stops", async () => {
    const before = await serve("house");
    await firstPage(before.command, before.url);
    before.command.signal("SIGTERM");
    const after = await serve("house");
    expect((await firstPage(after.command, after.url)).status).toBe(200);
    after.command.signal("SIGTERM");
    expect(await after.command.end()).toBe(0);
    expect(await before.command.end()).toBe(0);
  });

  it("uses the database of DATABASE_URL, starts none of its own, and seeds demo people there only when asked", async () => {
    const server = await startEmbedded(join(top, "elsewhere"), { durable: false });
    const people = async (email: string) => {
      const db = connectDatabase(server.url);
      const found = await db.selectFrom("users").select("role").where("email", "like", `${email}@%`).execute();
      await db.destroy();
      return found.map(({ role }) => role);
    };
    for (const [seedDemo, students] of [
      ["", []],
      ["1", ["student"]],
      ["0", ["student"]],
    ] as const) {
      const { command, url } = await serve("unused", { DATABASE_URL: server.url, SEED_DEMO: seedDemo });
      expect((await firstPage(command, url)).status).toBe(200);
      command.signal("SIGTERM");
      expect(await command.end()).toBe(0);
      expect(await people("student")).toEqual(students);
      expect(await people("admin")).toEqual(["admin"]);
    }
    expect(existsSync(join(top, "unused/postgres"))).toBe(false);
    await server.stop();
  });
});
