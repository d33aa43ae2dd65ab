import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { testApp } from "../testing/app.ts";

const CALLERS = 500;

it("says nothing in the log of callers who break off in the middle of a body, however many they are", async () => {
  const t = await testApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = t.app.server.address() as AddressInfo;
  const form = "multipart/form-data; boundary=form";
  const ofKind = [
    ["/api/auth/login", "application/json", '{"email":"'],
    ["/api/auth/register", "application/json", ""],
    ["/api/auth/avatar", form, '--form\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
  ] as const;
  const { token } = await t.signUp();
  const ended = Array.from({ length: CALLERS }, async (_, index) => {
    const [path, type, begun] = ofKind[index % ofKind.length] ?? ofKind[0];
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: broken\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n` +
        `Expect: 100-continue\r\n\r\n${begun}`,
    );
    await once(socket, "data");
    socket.resetAndDestroy();
  });
  await Promise.all(ended);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await expect
    .poll(() => t.logs.filter((line) => line.includes("request completed")).length)
    .toBeGreaterThan(CALLERS / 2);
  expect(t.logs.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  expect(t.logs.join("")).not.toMatch(/stack|aborted/);
  await t.close();
});
