import type { ChoiceLetter } from "@dripstone/contract/practice-tests/choices";
import type { SittingAnswer } from "@dripstone/contract/practice-tests/payloads";
import { type Failure, isFailure } from "../../../api/failure.ts";
import { type Unsaved, unsavedOf } from "./unsaved-answers.ts";

/** The first pause before what did not arrive is sent again, and the longest. */
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

export type Mark = { choice: ChoiceLetter | null; flagged: boolean };

/**
 * How an answer stands: the server has it; it is on its way; it waits for the network; another device has marked something else meanwhile
 * (`theirs`), and its student is to choose.
 */
export type KeptAnswer = Mark & {
  version: number;
  standing: "saved" | "sending" | "waiting" | "conflict";
  theirs?: SittingAnswer;
};

type Answers = ReadonlyMap<number, KeptAnswer>;

type AnswerServer = {
  mark(question: number, mark: Mark & { version: number }): Promise<SittingAnswer | Failure>;
  /** What the server has of all questions now. */
  reread(): Promise<readonly SittingAnswer[] | Failure>;
};

type Options = {
  sittingId: string;
  server: AnswerServer;
  /** The server takes no more answers. */
  onOver: () => void;
};

export type AnswerKeeper = ReturnType<typeof answerKeeper>;

/** What ends it: no answer will be taken, however often it is sent. */
const over = new Set<Failure["code"]>(["TIME_IS_UP", "SITTING_HANDED_IN", "NOT_FOUND"]);

/**
 * Keeps the answers of a sitting: in the browser at once, so that they outlive a crash, and on the server one after another. What does not
 * arrive is sent again with growing pauses, and as soon as the network is back.
 */
export function answerKeeper({ sittingId, server, onOver }: Options) {
  const storage = unsavedOf(sittingId);
  let answers: Answers = new Map(
    [...storage.load()].map(([question, mark]) => [question, { ...mark, standing: "waiting" }]),
  );
  /** What was sent without a word from the server: it may be there all the same, and is no other device's then. */
  const unsure = new Map<number, Mark[]>();
  const listeners = new Set<() => void>();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  function put(question: number, answer: KeptAnswer): void {
    answers = new Map(answers).set(question, answer);
    storage.save(new Map([...answers].filter(([, { standing }]) => standing !== "saved")) satisfies Unsaved);
    for (const listener of listeners) listener();
  }

  /** Sends what waits, one after another, until nothing does or something did not arrive. */
  function send(): Promise<void> {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function sendAll(): Promise<void> {
    while (!closed) {
      const next = [...answers].find(([, { standing }]) => standing === "waiting");
      if (!next) return;
      const arrived = await sendOne(...next);
      if (!arrived) return retryLater();
      tries = 0;
    }
  }

  async function sendOne(question: number, sent: KeptAnswer): Promise<boolean> {
    put(question, { ...sent, standing: "sending" });
    const { choice, flagged, version } = sent;
    const reply = await server.mark(question, { choice, flagged, version });
    const now = answers.get(question) ?? sent;
    if (!isFailure(reply)) {
      unsure.delete(question);
      put(question, { ...now, version: reply.version, standing: isSame(now, reply) ? "saved" : "waiting" });
      return true;
    }
    put(question, { ...now, standing: "waiting" });
    if (over.has(reply.code)) {
      end();
      return false;
    }
    if (reply.code === "ANSWER_CHANGED_MEANWHILE") return compare();
    unsure.set(question, [...(unsure.get(question) ?? []), { choice, flagged }]);
    return false;
  }

  async function compare(): Promise<boolean> {
    const there = await server.reread();
    if (isFailure(there)) return false;
    take(there);
    return true;
  }

  function retryLater(): void {
    if (closed) return;
    timer = setTimeout(() => void send(), Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** tries));
    tries += 1;
  }

  function end(): void {
    closed = true;
    clearTimeout(timer);
    onOver();
  }

  /** Takes over what the server has, but nothing over what is not yet there: that is told apart. */
  function take(there: readonly SittingAnswer[]): void {
    for (const theirs of there) {
      const { question, choice, flagged, version } = theirs;
      const here = answers.get(question);
      if (!here || here.standing === "saved") {
        if (version > (here?.version ?? 0)) put(question, { choice, flagged, version, standing: "saved" });
      } else if (here.standing !== "sending" && version > here.version) {
        const isOurs = unsure.get(question)?.some((mark) => isSame(mark, theirs));
        if (isSame(here, theirs)) put(question, { choice, flagged, version, standing: "saved" });
        else if (isOurs) put(question, { ...here, version });
        else put(question, { ...here, standing: "conflict", theirs });
      }
    }
  }

  return {
    read: () => answers,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take,
    send,
    /** Marks a question; whoever marks one that stands in conflict has chosen. */
    mark(question: number, part: Partial<Mark>) {
      if (closed) return;
      const before = answers.get(question) ?? { choice: null, flagged: false, version: 0, standing: "saved" as const };
      const { theirs, ...known } = before;
      const isUnderWay = before.standing === "sending";
      put(question, {
        ...known,
        ...part,
        version: theirs?.version ?? before.version,
        standing: isUnderWay ? "sending" : "waiting",
      });
      void send();
    },
    /** Takes what the other device has marked. */
    takeTheirs(question: number) {
      const theirs = answers.get(question)?.theirs;
      if (!theirs) return;
      const { choice, flagged, version } = theirs;
      put(question, { choice, flagged, version, standing: "saved" });
    },
    /** The sitting is over: nothing is kept any more. Tells what never arrived. */
    close(): number[] {
      closed = true;
      clearTimeout(timer);
      storage.save(new Map());
      return [...answers].filter(([, { standing }]) => standing !== "saved").map(([question]) => question);
    },
    /** The page is left; what waits stays in the browser. */
    pause() {
      clearTimeout(timer);
    },
  };
}

const isSame = (one: Mark, other: Mark) => one.choice === other.choice && one.flagged === other.flagged;
