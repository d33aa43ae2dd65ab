import pg from "pg";

/** What is done with a notice, by the channel on which it is heard. */
type Ears = Record<string, (payload: string) => void>;

type Connection = {
  /** Each time that we listen anew, on a connection that the database knows by this number: what was said before was not heard. */
  onListening?: (pid: number) => void;
  /** When the connection has broken: what is said from now on is not heard. */
  onLost?: () => void;
};

const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 5_000;
/** A connection whose other end is gone without a word is found out so soon. */
const HEARTBEAT_MS = 10_000;
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000];

/** The name that the database has for a connection that listens on a channel, so that those who listen can be counted. */
export const listenerOn = (channel: string) => `dripstone on ${channel}`;

/** Hears what is notified, on a connection of its own, which is opened anew for as long as it breaks. */
export async function listen(
  url: string,
  ears: Ears,
  { onListening = () => {}, onLost = () => {} }: Connection = {},
): Promise<{ close(): Promise<void> }> {
  const channels = Object.keys(ears);
  const statements = [
    ...channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`),
    // Last, as whoever is counted must hear.
    `set application_name to ${pg.escapeLiteral(listenerOn(channels[0] ?? ""))}`,
  ].join("; ");
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  const open = async (): Promise<void> => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: "dripstone",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    client = opened;
    const lose = () => {
      if (client !== opened) return;
      client = undefined;
      clearTimeout(timer);
      opened.end().catch(() => {});
      onLost();
      if (closed) return;
      timer = setTimeout(open, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
      failures += 1;
    };
    const beat = () => {
      timer = setTimeout(() => opened.query("select 1").then(() => client === opened && beat(), lose), HEARTBEAT_MS);
    };
    opened.on("error", lose);
    opened.on("end", lose);
    opened.on("notification", ({ channel, payload = "" }) => ears[channel]?.(payload));
    let pid: number;
    try {
      await opened.connect();
      pid = (await opened.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid ?? 0;
      await opened.query(statements);
    } catch {
      return lose();
    }
    if (client !== opened) return;
    failures = 0;
    beat();
    onListening(pid);
  };

  await open();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
