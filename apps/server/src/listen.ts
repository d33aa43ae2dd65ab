import { lookup } from "node:dns/promises";
import { createServer } from "node:net";
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
      const isMissing = host === "localhost" && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT");
      if (!isMissing) throw refusal(code, port, host);
    });
  }
}

/** What to say when listening failed. */
export function refusal(code: string | undefined, port: number, host: string): StartError {
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
