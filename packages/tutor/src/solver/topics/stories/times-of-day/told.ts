/** Minutes after midnight; `isExact` where the half of the day is known. */
export type Time = { minutes: number; isExact: boolean };
/** A story of one day: what is told of its start, its end, and how long it takes, with the one of them that is asked for missing. */
export type Told =
  | { wanted: "end"; from: Time; takes: number[] }
  | { wanted: "start"; to: Time; takes: number[] }
  | { wanted: "length"; from: Time; to: Time; unit: "minutes" | "hours" | null };

type Found = { text: string; times: Time[]; takes: number[] };

const HOUR = 60;
const DAY = 24 * HOUR;
const isLate = (part = "") => /^p|下午|晚上|傍晚|夜|中午/.test(part);

/** The story in small letters with T for each time of day and D for each length of time; null where one makes no sense. */
function signed(story: string): Found | null {
  const [times, takes]: [Time[], number[]] = [[], []];
  let isSound = true;
  const time = (hour: number, minute: number, part?: string): string => {
    isSound &&= minute < HOUR && hour <= 24 && !(part && !isChinesePart(part) && (hour < 1 || hour > 12));
    const late = isLate(part) && hour < 12 && !(part === "中午" && hour > 9);
    // 12 in the morning is midnight; 晚上12时 is the end of the day.
    const midnight = hour === 12 && (/^a|凌晨/.test(part ?? "") || /晚上|夜/.test(part ?? ""));
    times.push({
      minutes: ((midnight ? 0 : hour + (late ? 12 : 0)) * HOUR + minute) % DAY,
      isExact: part !== undefined || hour > 12 || hour === 0,
    });
    return " T ";
  };
  const length = (minutes: number): string => {
    isSound &&= Number.isInteger(minutes) && minutes > 0;
    takes.push(minutes);
    return " D ";
  };
  const text = story
    .toLowerCase()
    .replaceAll(/第2天/g, "次日")
    .replaceAll(/(?<![\d:.第])1(?=[部列节场趟辆次个天共名架位本篇圈条家样起直路会])/g, "一")
    .replaceAll(/\b1 (?=[a-z]+\b)(?!hours?|hrs?|minutes?|mins?|min)/g, "one ")
    .replaceAll(/\\frac\{1\}\{2\}/g, "half")
    .replaceAll(/\\frac\{1\}\{4\}/g, "quarter")
    .replaceAll("noon", "12:00 pm")
    .replaceAll("midnight", "12:00 am")
    .replaceAll(/(?:a |1 )?half (?:an hour|past (\d{1,2})(?!\d))|a quarter of an hour|a quarter hour/g, (all, hour) =>
      hour ? `${hour}:30` : all.includes("quarter") ? "15 minutes" : "30 minutes",
    )
    .replaceAll(/(?<![\w.])(?:a )?quarter (past|to) (\d{1,2})(?![\d:])/g, (_, way, hour) =>
      way === "past" ? `${hour}:15` : `${Number(hour) === 1 ? 12 : Number(hour) - 1}:45`,
    )
    .replaceAll(
      /(?<![\w.])(?:(\d{1,3}(?:\.\d{1,2})?)|an?) ?(?:-)?(?:hours?|hrs?|h)(?![a-z])(?:,? (?:and )?(?:(\d{1,3})[ -]?(?:minutes?|mins?|min|m)(?![a-z])|(a half)))?/g,
      (_, hours, minutes, half) => length(Number(hours ?? 1) * HOUR + Number(minutes ?? 0) + (half ? HOUR / 2 : 0)),
    )
    .replaceAll(/(?<![\w.])(\d{1,2})(?: |-)?(?:and )?(?:a half|half|1\/2) hours?(?![a-z])/g, (_, hours) =>
      length(Number(hours) * HOUR + HOUR / 2),
    )
    .replaceAll(/(?<![\w.])(\d{1,3})[ -]?(?:minutes?|mins?)(?![a-z])/g, (_, minutes) => length(Number(minutes)))
    .replaceAll(
      /(?<![\w.:])(\d{1,2})(?::(\d\d))? ?([ap])\.? ?m\b\.?(?: in the (?:morning|afternoon|evening))?/g,
      (_, hour, minute, part) => time(Number(hour), Number(minute ?? 0), part),
    )
    .replaceAll(
      /(?<![\w.:])(\d{1,2})(?::(\d\d)|(?: o'?clock))(?! ?T)(?: o'?clock)?(?: (?:in the (morning|afternoon|evening)|at (night)))?(?!\d)/g,
      (_, hour, minute, part, night) =>
        time(Number(hour), Number(minute ?? 0), part || night ? (part === "morning" ? "a" : "p") : undefined),
    )
    .replaceAll(/(\d{1,2})个?小?时(?:零|又)?(\d{1,3})分钟/g, (_, hours, minutes) =>
      length(Number(hours) * HOUR + Number(minutes)),
    )
    .replaceAll(/(\d{1,2})个半小时/g, (_, hours) => length(Number(hours) * HOUR + HOUR / 2))
    .replaceAll(/(\d{1,2}(?:\.\d)?)个?小时(?:零|又)?(?:(\d{1,3})分)?/g, (_, hours, minutes) =>
      length(Number(hours) * HOUR + Number(minutes ?? 0)),
    )
    .replaceAll(/半个?小时|半个钟头/g, () => length(HOUR / 2))
    .replaceAll(/(\d)刻钟/g, (_, quarters) => length(Number(quarters) * 15))
    .replaceAll(
      /(上午|下午|早上|早晨|清晨|晚上|中午|凌晨|傍晚|夜里|夜间)?(\d{1,2})(?:[时点](?:钟)?(?:(\d{1,2})分?|(半)|(\d)刻|整)?| T |:(\d\d)(?!\d))/g,
      (_, part, hour, minute, half, quarters, colon) =>
        time(Number(hour), Number(colon ?? minute ?? (half ? 30 : quarters ? Number(quarters) * 15 : 0)), part),
    )
    .replaceAll(/(\d{1,3})分钟?/g, (_, minutes) => length(Number(minutes)))
    .replaceAll(/(上午|下午|早上|早晨|清晨|晚上|中午|凌晨|傍晚|夜里|夜间) *T/g, (all, part) => {
      // 早上7:50 was met as 7:50 before its part of the day.
      const at = (story.slice(0, story.indexOf(part)).match(/(?<!\d)\d{1,2}:\d\d/g) ?? []).length;
      const own = times[at];
      if (own && !own.isExact) times[at] = partOf(own, part);
      else isSound = false;
      return all.replace(part, "");
    })
    .replaceAll(/\s+/g, " ");
  return isSound && !/\d/.test(text) ? { text, times, takes } : null;
}

const isChinesePart = (part: string) => /\p{Script=Han}/u.test(part);
const partOf = ({ minutes }: Time, part: string): Time => ({
  minutes:
    (minutes + (isLate(part) && minutes < 12 * HOUR && !(part === "中午" && minutes > 9 * HOUR) ? 12 * HOUR : 0)) % DAY,
  isExact: true,
});

/** Words with which it may be another story. */
const turning =
  /(?<![a-z])(?:not|no|never|[a-z]+n't|cannot|without|except|unless|only|each|every|per|twice|double|times|more than|less|fewer|than|late|early|earlier|delay(?:ed|s)?|slow|fast|faster|behind|ahead|zones?|average|miles?|km|kilometers?|speed|mph|gains?|loses?|half|third|left|how far|how much|cost|remaining|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|days|weeks?|angle|hands?)(?![a-z])|[不没每慢快晚早提推迟速平倍半剩比]|点名|之前|天天|角/;
const chineseAllowed =
  /(?:早上|早晨|早餐|早饭|早读|早操|晚上|晚饭|晚会|晚自习|晚餐|快餐|快车|特快|不久|平时|上半场|下半场|早|晚(?=上|会))/g;

const starts =
  "starts?|started|starting|begins?|began|beginning|leaves?|left|leaving|departs?|departed|sets? (?:out|off)|takes? off|took off|opens?|opened|boards?|boarded|goes to (?:bed|sleep)|go to (?:bed|sleep)|went to (?:bed|sleep)|falls? asleep|fell asleep|put|from|in the oven|gets? on|got on|picks? [a-z]+ up|picked [a-z]+ up|picks? up";
const ends =
  "ends?|ended|finish(?:es|ed)?|arrives?|arrived|arriving|gets? (?:to|home|there|back|out|off|up)|got (?:to|home|there|back|out|off|up)|reach(?:es|ed)?|over|done|lands?|landed|ready|return(?:s|ed)?|come(?:s)? (?:back|out|home)|came (?:back|out|home)|closes?|closed|be (?:there|home|back|at)|wakes? up|woke up|until|till?|to|stops?|stopped|let out|out";
const startsOrEnds = new RegExp(`(?<![a-z])(?:(?<start>${starts})|(?<end>${ends}))(?![a-z])`, "g");
type Role = "start" | "end";

/** Which of both the last such word before a place says, or the first after it. */
function roleAt(text: string, at: number): Role | null {
  const sentence = Math.max(text.lastIndexOf(". ", at), text.lastIndexOf("? ", at), text.lastIndexOf(", and ", at), -1);
  const before = [...text.slice(sentence + 1, at).matchAll(startsOrEnds)].at(-1);
  if (before) return before.groups?.start ? "start" : "end";
  const behind = /^.*?(?=[.?;]|$)/.exec(text.slice(at))?.[0] ?? "";
  const after = [...behind.matchAll(startsOrEnds)][0];
  return after ? (after.groups?.start ? "start" : "end") : null;
}

/** What a story of times asks for; null where it is not surely known. */
export function toldTimes(story: string): Told | null {
  if (!/\d/.test(story) || story.length > 320) return null;
  const found = signed(story);
  if (!found || found.times.length === 0 || found.times.length > 2) return null;
  return /\p{Script=Han}/u.test(found.text) ? toldInChinese(found) : toldInEnglish(found);
}

function toldInEnglish({ text, times, takes }: Found): Told | null {
  const plain = text.replaceAll(/\bleft\b(?= (?:home|school|work|the|for|at|his|her|town|T))/g, "leaves");
  if (turning.test(plain.replaceAll(/next day|days? later(?= T)/g, ""))) return null;
  const [first, second] = times as [Time, Time | undefined];
  const asked =
    /(?:how long|how many (?:hours and minutes|hours|minutes)|how much time|(?:at )?what time|what is the time|(?<!\w)when)(?=[^.?]*\?*$)(?<rest>[^?]*)/.exec(
      plain.replace(/[.?! ]+$/, ""),
    );
  const [question = "", rest = ""] = [asked?.[0] ?? "", asked?.groups?.rest ?? ""];
  if (!asked) return null;
  if (/^how/.test(question)) {
    if (!second || takes.length > 0) return null;
    const roles = [...plain.matchAll(/T/g)].map(({ index }) => roleAt(plain, index));
    if (roles[0] === "end" && roles[1] !== "start") return null;
    if (roles[0] && roles[0] === roles[1]) return null;
    const [from, to] = roles[0] === "end" ? [second, first] : [first, second];
    const unit = /^how many minutes|in minutes\W*$/.test(question)
      ? "minutes"
      : /^how many hours(?! and)/.test(question)
        ? "hours"
        : null;
    return { wanted: "length", from, to, unit };
  }
  if (second || takes.length === 0) return null;
  const isNow =
    /^(?:what time|when) (?:is it|will it be|was it)|^what is the time|what time (?:will|would|was) (?:the clock|it)/.test(
      question,
    ) || /\bit(?:'s| is) T\b/.test(plain);
  if (isNow && /\b(?:ago|before|was it)\b/.test(plain))
    return takes.length === 1 && !/later|after|from now/.test(plain) ? { wanted: "start", to: first, takes } : null;
  if (isNow)
    return /\b(?:start|begin|leave)/.test(rest) && !/\bin D|D later/.test(plain)
      ? null
      : { wanted: "end", from: first, takes };
  if (/\bago\b|\bbefore\b(?! school| work| lunch| dinner| bed)/.test(plain)) return null;
  const role = roleAt(plain, plain.indexOf("T"));
  const sought = [...rest.matchAll(startsOrEnds)][0]?.groups;
  if (!role || !sought) return null;
  if (role === "start" && sought.end) return { wanted: "end", from: first, takes };
  return role === "end" && sought.start ? { wanted: "start", to: first, takes } : null;
}

const startZh = /出发|开始|开出|发车|起飞|离开|动身|上课|上班|睡觉|入睡|睡|开门|营业|上学|开车|从|起跑|上车/;
const endZh =
  /到达|到校|到家|结束|放学|下课|下班|起床|关门|醒|完成|做完|写完|看完|抵达|终点|散场|到站|放完|吃完|到(?!\d| ?T)/;

function toldInChinese({ text, times, takes }: Found): Told | null {
  const plain = text.replaceAll(/ |(?:北京|当地)时间/g, "");
  if (turning.test(plain.replaceAll(chineseAllowed, ""))) return null;
  const [first, second] = times as [Time, Time | undefined];
  if (/(?:多长时间|多少时间|多久|几个?小时几分钟?|几小时|多少个?小时|几分钟|多少分钟?)[^T]{0,8}$/.test(plain)) {
    if (!second || takes.length > 0) return null;
    const between = plain.slice(plain.indexOf("T") + 1, plain.lastIndexOf("T"));
    const before = plain.slice(0, plain.indexOf("T"));
    if (
      endZh.test(between) &&
      !startZh.test(between) &&
      !/^(?:到|至)/.test(between) &&
      !startZh.test(before) &&
      !/到$/.test(between)
    )
      return null;
    const unit =
      /(?:几分钟|多少分钟?)[^T]{0,8}$/.test(plain) && !/小时/.test(plain)
        ? "minutes"
        : /(?:几|多少个?)小时(?!几)[^T]{0,8}$/.test(plain)
          ? "hours"
          : null;
    return { wanted: "length", from: first, to: second, unit };
  }
  if (second || takes.length === 0) return null;
  const question = /[^,.;]*(?:几[时点](?:几分)?|什么时候|什么时间|什么时刻|何时|几时)[^,.;]*$/.exec(
    plain.replace(/[?.。!]+$/, ""),
  )?.[0];
  if (!question) return null;
  const clause = plain.split(/[,.;。]/).find((part) => part.includes("T")) ?? "";
  const isEnd = endZh.test(clause.replace(/从.*?T|T从/, "T")) && !startZh.test(clause);
  const askStart = startZh.test(question) && !endZh.test(question.replaceAll(/到达?(?:时|的时候)/g, ""));
  if (/前/.test(plain)) return null;
  if (isEnd && askStart) return { wanted: "start", to: first, takes };
  const askEnd = endZh.test(question) || /是几[时点]|后/.test(question);
  return !isEnd && askEnd && !askStart && (startZh.test(clause) || /现在|是T|T整?$/.test(clause))
    ? { wanted: "end", from: first, takes }
    : null;
}
