import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import { type ReadMail, readMail } from "./read-mail.ts";

/** What the server does to a letter. */
export type Mood =
  | "takes"
  | "refuses for now"
  | "refuses for good"
  | "says nothing at all"
  | "never lets data come"
  | "hangs up in the data"
  | "never says that it has it"
  | "says that it is at it, for ever";

export type SmtpServer = {
  /** With `user:password@` before the host, if given. */
  url(credentials?: string): string;
  received: ({ to: string[]; user: string | undefined } & ReadMail)[];
  /** The mood for the letters to an address; to all, unless told. Whoever was stuck in the one before is hung up on. */
  be(mood: Mood, to?: string): void;
  close(): Promise<void>;
};

/** A real mail server on this machine, in whatever mood a test needs. */
export async function smtpServer(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const received: SmtpServer["received"] = [];
  const sockets = new Map<number | undefined, Socket>();
  const moods = new Map<string, Mood>();
  const moodFor = (address: string) => moods.get(address) ?? moods.get("everybody") ?? "takes";
  const recipientOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo[0]?.address ?? "";
  /** Connections that get no further, and for whom they bring a letter, if that is known. */
  const stuck = new Map<Socket, string>();
  const leaveStuck = ({ remotePort }: SMTPServerSession, to: string) => {
    const socket = sockets.get(remotePort);
    if (socket) stuck.set(socket, to);
    return socket;
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(session, done) {
      if (moods.get("everybody") === "says nothing at all") leaveStuck(session, "");
      else done();
    },
    onAuth: ({ username, password }, _, done) =>
      password === "p@ss:word" ? done(null, { user: username }) : done(new Error("Wrong password")),
    onRcptTo({ address }, session, done) {
      const mood = moodFor(address);
      if (mood === "refuses for now") return done(refusal(451, "Come again later"));
      if (mood === "refuses for good") return done(refusal(550, "Nobody of that name"));
      if (mood === "never lets data come") mute(leaveStuck(session, address), "354");
      done();
    },
    onData(stream, session, done) {
      const socket = sockets.get(session.remotePort);
      const mood = moodFor(recipientOf(session));
      if (mood === "hangs up in the data") stream.once("data", () => socket?.destroy());
      text(stream).then((source) => {
        if (mood === "never says that it has it") return void leaveStuck(session, recipientOf(session));
        if (mood === "says that it is at it, for ever") return mumble(leaveStuck(session, recipientOf(session)));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, user: session.user, ...readMail(source) });
        done();
      }, done);
    },
    ...options,
  });
  // A client that hangs up is what these tests are about.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.set(socket.remotePort, socket);
    socket.on("error", () => {});
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: (credentials) => `smtp://${credentials ? `${credentials}@` : ""}127.0.0.1:${port}`,
    received,
    be(mood, to = "everybody") {
      moods.set(to, mood);
      for (const [socket, letterTo] of stuck) {
        if (to !== "everybody" && to !== letterTo) continue;
        socket.destroy();
        stuck.delete(socket);
      }
    },
    async close() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Swallows the reply that begins like this. */
function mute(socket: Socket | undefined, reply: string): void {
  if (!socket) return;
  const write = socket.write.bind(socket) as (chunk: unknown, ...rest: unknown[]) => boolean;
  socket.write = (chunk: unknown, ...rest: unknown[]) => String(chunk).startsWith(reply) || write(chunk, ...rest);
}

/** One line of a reply after another, so that the connection is never silent. */
function mumble(socket: Socket | undefined): void {
  const timer = setInterval(() => socket?.write("250-still at it\r\n"), 50);
  socket?.once("close", () => clearInterval(timer));
}
