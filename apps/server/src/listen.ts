import { lookup } from "node:dns/promises";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { StartError } from "./start-error.ts";

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return tryPort(0, "127.0.0.1");
}

/**
 * Finds out before anything is started whether we can listen. `localhost` has two addresses, even where
 * this machine's own table names one, and a browser may take either: no other program must listen on the other one.
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const found = (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);
  if (found.length === 0) throw refusal("ENOTFOUND", port, host);
  const addresses = host === "localhost" ? new Set([...found, "127.0.0.1", "::1"]) : found;
  for (const address of addresses) {
    await tryPort(port, address).catch(({ code }) => {
      if (host !== "localhost" || !isMissing(code)) throw refusal(code, port, host);
    });
  }
}

type App = { server: HttpServer; listen(options: { port: number; host: string }): Promise<unknown> };

/**
 * Listens on both addresses of `localhost`, or on the one that is named; what is given back ends that for the second one. All connections are
 * the app's one server's: Fastify would set a second one beside it, whose requests it does not wait for when it closes.
 */
export async function listen(app: App, port: number, host: string): Promise<() => Promise<void>> {
  try {
    await app.listen({ port, host: host === "localhost" ? "127.0.0.1" : host });
    const beside = host === "localhost" ? await listenBeside(app.server, port) : undefined;
    return async () => void beside?.close();
  } catch (error) {
    throw refusal((error as NodeJS.ErrnoException).code, port, host);
  }
}

function listenBeside(server: HttpServer, port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const options = { allowHalfOpen: true, noDelay: true };
    const beside = createServer(options, (socket) => server.emit("connection", socket));
    beside.once("error", (error: NodeJS.ErrnoException) =>
      isMissing(error.code) ? resolve(undefined) : reject(error),
    );
    beside.listen({ port, host: "::1" }, () => resolve(beside));
  });
}

/** A machine without IPv6 has no such address. */
function isMissing(code: string | undefined): boolean {
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}

/** What to say when listening failed. */
function refusal(code: string | undefined, port: number, host: string): StartError {
  const other = `PORT=${port < 65_535 ? port + 1 : 3000}`;
  switch (code) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} is in use: stop the program that listens there, or choose another with ${other}`,
      );
    case "EACCES":
      return new StartError(`Port ${port} needs more rights than we have: choose one from 1024 up, such as ${other}`);
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
      return new StartError(
        `HOST=${host} is no address of this machine: leave it out, or take 0.0.0.0 for all of them`,
      );
    default:
      return new StartError(`We cannot listen on port ${port} of ${host} (${code}): choose others with PORT and HOST`);
  }
}

function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}
