import type { Turn as Spoken } from "../engine.ts";
import { newest } from "../newest.ts";
import type { Question } from "../solver/question.ts";
import type { Solution } from "../solver/solution.ts";
import type { TakenFor } from "../solver/solve.ts";
import type { Understood } from "../solver/topic.ts";
import { candidatesIn } from "./candidates.ts";
import { countIn, countsNumbers } from "./counted.ts";
import { judgeAttempt } from "./judge-attempt.ts";
import { askedIn, isSure, judgeReply, type Reply } from "./judge-reply.ts";
import { asksOtherPlace, forOtherPlace } from "./other-place.ts";
import { isResultOf, isRightWork } from "./own-work.ts";
import { asksToPractice, problemToPractice } from "./practice-topics.ts";
import { readMessage } from "./read-message.ts";
import { similarTo } from "./similar.ts";
import { isLast, part } from "./steps.ts";
import { isIdea, showsAttempt, type Turn, turnOf } from "./turn.ts";
import { asksAnother } from "./varied/told.ts";
import { asksVaried, varied } from "./varied/varied.ts";
import { withAnswer } from "./with-answer.ts";
import words from "./words.json" with { type: "json" };
import { workSent } from "./work-sent.ts";
import { asksWithNumber, isAsking, isBareValue, isOwnQuestion, isWorkingFor } from "./working-for.ts";

/** Where a conversation stands after the student's last message. */
export type Standing = {
  /**
   * What the last message wants. `problem` is a new one, `practice` one of the same kind that the tutor poses, and `no-more` where
   * there is none left; `idea` is something said of the question that was asked, `unclear` what is not understood beside a problem,
   * `unsure` where there is none, `whole` where something like the problem is asked, and not all that belongs to it, `unknown-problem` what may be
   * the answer to that, `which-topic` where a problem of no kind is asked for, and `misread` where the problem that was guessed is not what was meant.
   */
  turn:
    | Exclude<Turn, "other">
    | (
        | "problem"
        | "practice"
        | "no-more"
        | "idea"
        | "unclear"
        | "unsure"
        | "misread"
        | "whole"
        | "unknown-problem"
        | "which-topic"
      );
  /** The last message itself. */
  said: string;
  /** The problem talked about, if the solver understands it. */
  problem: Problem | null;
  /** The step whose question was asked last. */
  at: number;
  /** Whether nothing is left of that step but to say the answer to the problem. */
  asksAnswer: boolean;
  /** Whether its question was told with the last message of the tutor: as a hint it would be the same again. */
  isAsked: boolean;
  /** How many times the student has asked to go on since that step came up. */
  asked: number;
  /** How many values were wrong since then. */
  missed: number;
  /** Whether he has shown something of his own since the problem came up. */
  hasTried: boolean;
  /** Whether the answer has been found, or told. */
  isDone: boolean;
  /** What he has found until now, question by question. */
  found: string[];
  /** The calculation or equation of his own that was right so far, and that he may now work out. */
  worked: string | null;
  /** What the last message is to the problem, where it says something of it. */
  reply: Reply | null;
  /** How many similar problems the tutor has worked out for this one. */
  examples: number;
  /** Whether he has shown how a step goes in the first of them. */
  hasSeenStep: boolean;
  /** Problems that the tutor has posed, or worked out before that, in English. */
  posed: string[];
};

type Problem = {
  solution: Solution;
  understood: Understood;
  question: Question;
  /** Where its words are weighed: what it was taken for. */
  takenFor?: TakenFor;
  /** It is not sure that this is what was meant; false where the student has said that it is. */
  isGuess?: boolean;
};

/** Goes through what a student has said, and the tutor to him, the oldest first; the last one is the student's. */
export function standingAfter(spoken: readonly Spoken[]): Standing {
  let way = start;
  let told = "";
  for (const { role, content } of spoken) {
    if (role === "assistant") told = content;
    else for (const part of partsOf(content)) way = goneOn(way, part, told);
  }
  return way.standing;
}

/** A problem that comes with an answer to it is heard first. */
function partsOf(message: string): string[] {
  const both = withAnswer(message) ?? workSent(message);
  return both ? [both.problem, both.answer] : [message];
}

const fresh = {
  ...{
    at: 0,
    asksAnswer: false,
    isAsked: false,
    asked: 0,
    missed: 0,
    hasTried: false,
    isDone: false,
    found: [],
    reply: null,
  },
  ...{ worked: null, examples: 0, hasSeenStep: false },
};

/** Where a conversation stands after all that was said in it, and by which number that is known. */
type Way = { standing: Standing; number: number };

const start: Way = { standing: { ...fresh, turn: "unsure", said: "", problem: null, posed: [] }, number: 0 };

/**
 * With each new message those before it are given again: of the newest of all conversations, where they stood is known. Each is looked for from its
 * beginning, so that there must be room for all messages of all who write at the same time.
 */
const ways = newest<Way>(4_000);
let waysCount = 0;

const goneOn = ({ standing, number }: Way, content: string, told: string): Way =>
  ways(JSON.stringify([number, told, content]), () => ({
    standing: next(standing, content, told),
    number: ++waysCount,
  }));

function next(since: Standing, message: string, told: string): Standing {
  const before: Standing = { ...movedOn(since, told), said: message, reply: null };
  const { problem } = before;
  const isElsewhere = problem !== null && asksOtherPlace(message, problem.question.original);
  const anew = isElsewhere ? forOtherPlace(message, problem.question.original) : null;
  const isVaried = problem !== null && !isElsewhere && asksVaried(message, problem.question, before.isDone);
  const change = isVaried ? varied(message, problem.question) : null;
  const { question, outcome } = readMessage(change ?? (isElsewhere ? (anew ?? "") : message));
  const turn = turnOf(message);
  // Found out only where it matters: it takes longer than the question itself.
  let found: Reply | null | undefined;
  const says = () => {
    if (found === undefined)
      found = problem && (turn === "attempt" || turn === "other") ? withOwnWork(message, problem, before) : null;
    return found;
  };
  const isGuess = outcome.kind === "guessed";
  if (question && (outcome.kind === "solved" || (isGuess && (change !== null || mayBeMeant(message, problem, says))))) {
    const { solution, understood, takenFor = change === null ? undefined : readAs(change, solution) } = outcome;
    const isReply =
      problem !== null &&
      !isElsewhere &&
      change === null &&
      ((since.turn === "whole" && isBareValue(message)) ||
        isWorkingFor(problem, { turn, solution, message, says, isDone: before.isDone }));
    if (!isReply)
      return {
        ...before,
        ...fresh,
        turn: "problem",
        problem: { solution, understood, question, ...(takenFor && { takenFor }), ...(isGuess && { isGuess }) },
      };
  }
  if (problem?.isGuess && turn === "other" && isThat.test(message))
    return { ...before, ...fresh, turn: "problem", problem: { ...problem, isGuess: false } };
  if (problem?.isGuess && turn === "other" && isNotThat.test(message))
    return { ...before, ...fresh, turn: "misread", problem: null };
  if (isElsewhere || isVaried || (problem !== null && before.isDone && isFollowUp.test(message)))
    return { ...before, turn: "whole" };
  const seed = asksToPractice(message) || since.turn === "which-topic" ? problemToPractice(message) : null;
  const posed = seed === null ? null : posedAnew(before, seed);
  if (posed) return posed;
  if (!problem && (turn === "another" || asksToPractice(message))) return { ...before, turn: "which-topic" };
  if (turn === "self") return { ...before, turn };
  if (!problem) return { ...before, turn: isForNoProblem(turn) ? turn : "unsure" };
  if (turn === "another" || (before.isDone && turn === "next")) return posing(before, problem);
  // After a question that nobody here has understood, a value may be its answer.
  if (
    since.turn === "whole" &&
    (turn === "other" || turn === "attempt") &&
    /\d/.test(message) &&
    !mayBeForOld(before, says())
  )
    return { ...before, turn: "unknown-problem" };
  if (turn === "step" && !before.isDone) return { ...before, turn: "hint", asked: before.asked + 1 };
  if (turn === "other" || turn === "attempt") return replied(before, message, turn, says());
  const wanted = turn === "next" ? "hint" : turn;
  const goesFurther = wanted === "hint" || wanted === "discouraged" || wanted === "solution" || wanted === "example";
  const isTold = wanted === "solution" && before.hasTried;
  return {
    ...before,
    turn: wanted,
    // What is asked about is what was said last.
    reply: turn === "check" ? since.reply : null,
    asked: before.asked + (goesFurther ? 1 : 0),
    isDone: before.isDone || isTold,
    hasTried: before.hasTried || showsAttempt(message),
  };
}

/** What a change of the problem before comes to: it is told, as something else may have been meant. */
const readAs = (question: string, { problem }: Solution): TakenFor => ({ question, said: problem });

const mayBeForOld = ({ isDone }: Standing, reply: Reply | null): boolean => !isDone && isSure(reply);

/** What a message is to the problem, where also work of his own counts, and then what that comes to. */
function withOwnWork(message: string, problem: Problem, { at, asksAnswer, found, isDone, worked }: Standing): Reply {
  const count = countIn(message, problem.question.original);
  if (count === "other") return { verdict: "unplaced", step: at };
  const said = judgeReply(count ?? message, problem.solution, {
    ...{ at, asksAnswer, found },
    story: problem.question.original,
  });
  if (count !== null && countsNumbers(message) && said.verdict !== "right") return { verdict: "wrong", step: at };
  if (isDone || isSure(said) || isFitting.has(said.verdict)) return said;
  // What undoes something in the student's own line is none of the plan.
  if (worked !== null && said.verdict === "astray" && said.miss === "operation") return { verdict: "idea", step: at };
  const isRight = isRightWork(message, problem) || (worked !== null && !asksAnswer && isResultOf(message, worked));
  return isRight ? { verdict: "under-way", step: at - 1 } : said;
}

/** What says of a message more than that it is work. */
const isFitting = new Set<Reply["verdict"]>(["form", "part", "some", "unit", "listed"]);

/** Whether a guess is worth telling: something is asked, and nothing is said of the problem that is worked on. */
const mayBeMeant = (message: string, problem: Problem | null, says: () => Reply | null): boolean =>
  isAsking.test(message) && (problem === null || (isOwnQuestion(message) && !isSure(says())));

/** Once the answer is found, that asks for another one. */
const isFollowUp = /^\W*(?:(?:ok(?:ay)?|and|so|now)\b\W*)?(?:what|how) about\b(?=.*\d)|^那.*\d.*呢[\s?？。]*$/i;

/** What was guessed is what was meant. */
const isThat =
  /^[\s,.!?，。！？…~]*(?:(?:yes|yep|yeah|yup|ya|sure|correct|right|exactly|ok(?:ay)?)\b[\s,.!]*)*(?:(?:yes|yep|yeah|yup|ya|correct|right|exactly)|(?:that'?s|this is|thats) (?:it|the one|right|correct|what i (?:mean|meant)|my (?:problem|question))|i (?:mean|meant) that)(?:[\s,.!]*(?:it is|please|pls|thanks))?[\s,.!?，。！？…~]*$|^[\s,.!?，。！？…~]*(?:是的?|对的?|嗯+|没错|就是(?:这个|这道题?|它)?|是这个|是这道题?|正确|对对)(?:的|啊|呀|呢|，?就是(?:这个|这道题?)?)?[\s,.!?，。！？…~]*$/i;

/** What was guessed is not what was meant. */
const isNotThat =
  /^[\s,.!?，。！？…~]*(?:no+|nope|nah|wrong(?: (?:problem|question|one))?|(?:that|this|it)(?:'?s| is| was)? ?(?:not|isn'?t|wasn'?t)|not (?:that|this|it|what)|i (?:didn'?t|don'?t) mean|you (?:misread|misunderstood))(?![a-z])(?!.*\d)|^[\s,.!?，。！？…~]*(?:不是|不对|错了|不是这个|你(?:理解|看|读)错|我(?:不是|没有?)(?:问|说|这个))(?!.*\d)/i;

/** What the tutor has told since then: an example, or the question of a later step, from which on what was needed before does not count any more. */
function movedOn(before: Standing, told: string): Standing {
  if (!before.problem) return before;
  const since = {
    ...before,
    examples: before.examples + (isIn(told, "example") ? 1 : 0),
    hasSeenStep: before.hasSeenStep || isIn(told, "sameStep"),
    isAsked: false,
  };
  if (isIn(told, "soAnswer"))
    return since.asksAnswer ? since : { ...since, at: answeredAt(since), asksAnswer: true, asked: 0, missed: 0 };
  const at = askedIn(told, before.problem.solution, since.at);
  if (at === null && isFirstShown(told, before)) return afterFirst(since, before.problem);
  if (at === null) return since;
  return at === since.at
    ? { ...since, isAsked: true }
    : { ...since, at, asksAnswer: false, isAsked: true, asked: 0, missed: 0 };
}

/** Whether the first step was just told with its result, as quick help does. */
const isFirstShown = (told: string, { problem, turn }: Standing): boolean =>
  problem !== null &&
  turn === "problem" &&
  (["en", "ch"] as const).some((locale) => told.includes(part(problem.solution, 0, "text", locale)));

const afterFirst = (since: Standing, { solution }: Problem): Standing =>
  isLast(solution, 1) ? { ...since, asksAnswer: true } : { ...since, at: 1 };

/** Whether a sentence was told, in whichever language, up to where something is filled in. */
const isIn = (told: string, sentence: "example" | "sameStep" | "soAnswer"): boolean =>
  [words.en, words.ch].some((said) => told.includes(said[sentence].split("{{")[0] ?? ""));

const answeredAt = ({ at, reply }: Standing) => (reply?.verdict === "answered" ? reply.step : at);

/** Something said of the problem, or of anything else. */
function replied(before: Standing, message: string, turn: Turn, said: Reply | null): Standing {
  const isFound = said?.verdict === "answered" || said?.verdict === "some";
  const found = isFound ? [...before.found, ...candidatesIn(message).slice(-1)] : before.found;
  const { problem } = before;
  const isWhole = problem !== null && isFound && isAnswer(found, problem);
  const reply: Reply | null = isWhole ? { verdict: "right" } : said;
  const isJudged = reply !== null && (reply.verdict !== "idea" || turn === "attempt") && reply.verdict !== "unreadable";
  // Numbers in a sentence that none of them answers are another question.
  const isOther = turn === "other" && (isOwnQuestion(message) || asksWithNumber(message)) && !isSure(reply);
  // Who asks how it is done has no idea to try out.
  if (!isOther && turn === "other" && !isJudged && isIdea(message) && !/\d/.test(message) && asksHow.test(message))
    return { ...before, turn: "hint", asked: before.asked + 1 };
  // Something else is asked, and not all that belongs to it.
  if ((isOther && before.isDone) || (turn === "other" && !isJudged && asksAnother(message)))
    return { ...before, turn: "whole", reply };
  if (isOther || (turn === "other" && !isJudged))
    return {
      ...before,
      turn: !isOther && isIdea(message) ? "idea" : isFiller.test(message.trim()) ? "hint" : "unclear",
      reply,
      asked: before.asked + (isFiller.test(message.trim()) ? 1 : 0),
    };
  const isWrong = reply?.verdict === "wrong" || reply?.verdict === "astray";
  return {
    ...before,
    turn: reply?.verdict === "idea" && !/\d/.test(message) ? "idea" : "attempt",
    reply,
    found,
    worked: problem && isGoingOn(reply) && isRightWork(message, problem) ? message : null,
    missed: before.missed + (isWrong ? 1 : 0),
    hasTried: before.hasTried || (!isTaskItself(reply) && (turn === "attempt" || isJudged)),
    isDone: before.isDone || reply?.verdict === "right",
  };
}

const asksHow = /^(?:and |but |so |ok(?:ay)?,? )*how\b|怎么|怎样|如何/i;

/** Who repeats the task has shown nothing of his own. */
const isTaskItself = (reply: Reply | null): boolean => reply?.verdict === "form" && reply.form === "unchanged";

/** `x = 4`, and then `y = 3`. */
const isAnswer = (found: string[], { solution }: Problem): boolean =>
  [2, 3].some(
    (count) =>
      found.length >= count &&
      judgeAttempt(found.slice(-count).join(solution.answer.key.includes(" or ") ? " or " : ", "), solution).verdict ===
        "right",
  );

const isGoingOn = (reply: Reply | null) => reply?.verdict === "answered" || reply?.verdict === "under-way";

/** Says nothing but that one thinks, or listens. */
const isFiller = /^(?:h+m+|um+|uh+|er+|ok(?:ay)?|k|so|well|and|嗯+|哦+|噢|呃|好的?|额)[\s.?!…。？！~]*$/i;

const isForNoProblem = (turn: Turn) =>
  turn === "greeting" || turn === "thanks" || turn === "discouraged" || turn === "annoyed";

/** A problem of what is to be practiced, or one like it where he has had that. */
function posedAnew(before: Standing, seed: string): Standing | null {
  const { question, outcome } = readMessage(seed);
  if (!question || outcome.kind !== "solved") return null;
  const { solution, understood } = outcome;
  const problem = { solution, understood, question };
  const name = solution.problem.en;
  if (before.posed.includes(name)) return posing({ ...before, ...fresh }, problem);
  return { ...before, ...fresh, turn: "practice", problem, posed: [...before.posed, name] };
}

/** A problem of the same kind, for the student to do: none that he has had, or whose solution was shown. */
function posing(before: Standing, problem: Problem): Standing {
  const shownCount = Math.max(before.examples, before.hasSeenStep ? 1 : 0);
  const shown = Array.from({ length: shownCount }, (_, nth) => similarTo(problem, nth)?.solution.problem.en ?? "");
  const posed = [...before.posed, problem.solution.problem.en, ...shown];
  for (let nth = shownCount; ; nth++) {
    const similar = similarTo(problem, nth);
    if (!similar) return { ...before, turn: "no-more" };
    if (posed.includes(similar.solution.problem.en)) continue;
    const { solution, understood, question = problem.question } = similar;
    return { ...before, ...fresh, turn: "practice", problem: { solution, understood, question }, posed };
  }
}
