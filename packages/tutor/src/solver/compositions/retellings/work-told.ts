import { isSameThing, numbersTold, tellsMore } from "./open-words.ts";
import type { Retelling } from "./retelling.ts";

const unit = "(?:hours?|minutes?|days?|weeks?|hrs?|mins?)";
const isTime = /^(?<u>hour|minute|day|week|hr|min)s?(?![a-z])/;
/** Behind a number that has its unit from the one before. */
const isBare = /^(?:$|to (?!\d)|alone|by (?:him|her|it)self|on (?:his|her|its) own|working alone)/;
const isTogether = /\b(?:together|both|at the same time|at once|simultaneously|side by side|team up)\b/;
const known = "another|other|others|second|first|just|only|if|while|same|exactly|both|all|then";
const notTogether =
  /\b(?:alone|by (?:him|her|it)self|own|rest|remaining|half|longer|less|more|faster|slower|part|fraction|percent|twice|not|again|next|total|altogether|every|each|in all|first|ago|late|early)\b/;

/** What is painted, filled, or mown by the one and the other: all of them the same, or "it", or "the job". */
const isOneJob = (story: string): boolean => {
  const jobs = [
    ...story.matchAll(
      /\b(?:an?|the|his|her|their|1|same|entire|whole) ([a-z]+)(?= (?:in|alone|by|together|on|working)\b|,|$)/g,
    ),
  ].map((match) => match[1] ?? "");
  const named = jobs.filter(
    (job) => !/^(?:job|work|task|project|same|other|1|second|first|hour|minute|day)$/.test(job),
  );
  return named.every((job) => isSameThing(job, named[0]));
};

/** "One pipe", "another one in": none of them is a time. */
const isNoTime =
  /(?<=(?:another|other|first|second|the) )1 (?=[a-z])|(?<![^, ])(?:1|2) (?=in |of |alone |by |(?!hours?|minutes?|days?|weeks?|hrs?|mins?)[a-z]+ (?:can|could|takes?|needs?|together|fills?|prints?|working)\b|(?!hours?|minutes?|days?|weeks?|hrs?|mins?)[a-z]+s?,)/g;

/** "In 6 hours", "it takes Jack 10 days", "her brother needs 12"; "every 4 days" is no time of work. */
const andWho = /\band (?:the |his |her |my )?(?!then\b|wait|rest|for\b)[a-z]+(?: [a-z]+)?$/;
const takes = /\b(?:in|takes?|took|needs?|requires?)\b(?: (?!every\b|each\b|per\b)[a-z']+){0,4}$/;

/** The two times that are told, with one unit. */
function timesIn(story: string): [string, string] | null {
  const numbers = numbersTold(story.replaceAll(isNoTime, ""));
  const [one, other, ...more] = numbers;
  const [first, second] = [one, other].map((told) => isTime.exec(told?.after ?? "")?.groups?.u?.slice(0, 1));
  if (!one || !other || more.length > 0 || (!first && !second)) return null;
  const isFair = [one, other].every(
    ({ before, after }) =>
      (takes.test(before) || (takes.test(one.before) && andWho.test(before))) &&
      (isTime.test(after) || isBare.test(after)),
  );
  return isFair && (first ?? second) === (second ?? first) && Number(one.value) > 0 && Number(other.value) > 0
    ? [one.value, other.value]
    : null;
}

const isOnTheWay =
  /\b(?:trip|journey|school|drive|commute|route|race|lap|laps|track|walk|walks|bath|trail|ride|burns?|lasts?|sleeps?|eats?)\b/;

/** Who does a job alone in some hours, and another in others: both together. */
export const ofWorkTold: Retelling[] = [
  [
    new RegExp(
      `^(?<story>.*\\d.*?),? ?(?:and |so )?(?<ask>(?:(?:if|when|with|working|together|using)(?: [a-z]+){0,9},? )?(?:how long|(?:in |after )?how many ${unit})[^\\d]*(?: 1 [a-z]+)?)$`,
      "u",
    ),
    ({ story = "", ask = "" }) => {
      const times = timesIn(story);
      if (!times || !isTogether.test(ask) || isTogether.test(story.replaceAll(/\bboth (?:can|have|know)\b/g, "")))
        return null;
      if (notTogether.test(ask) || tellsMore(story, known) || !isOneJob(story)) return null;
      return isWork.test(story) && !isOnTheWay.test(story) ? `what is 1/(1/${times[0]}+1/${times[1]})` : null;
    },
  ],
];

const isWork =
  /\b(?:paint|fill|mow|build|clean|finish|do|does|print|complete|wash|dig|rake|type|plow|shovel|assemble|make|weed|plant|deliver|pack|unload|load|sort|wrap|write|copy|prepare|repair|fix|decorate|bake|cook|job|harvest|pick|cut|set up|lay|edit|wax|sweep|grade|process|pave|pump|stack|fold|iron|knit|sew|tile|roof|wallpaper)(?:e?s)?\b/;
