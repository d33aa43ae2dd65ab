import type { Claim, How, Mode } from "./claim.ts";
import { formulaOf } from "./formula.ts";
import { numbersOf, type Peel, peeled } from "./peeled.ts";
import {
  above,
  composite,
  digitsSumTo,
  divisibleBy,
  endingIn,
  even,
  except,
  odd,
  only,
  prime,
  type Sort,
  square,
  type Trait,
} from "./sorts.ts";

/** A trait, or a word that only says "number", with whether 0 is none of them. */
type Part = { trait?: Trait; isPositive?: boolean };
type Numbers = { sort: Sort; isPositive: boolean };
type Subject = Pick<Claim, "members" | "link" | "how" | "isPositive" | "formula"> & { mode?: Mode };

const are = "(?:(?:that|which) (?:is|are|can be) )?";
const list = "(?<n>\\d{1,3}(?:(?:,? and (?:by |of )?|, ?)\\d{1,3}){0,2})";
const trait =
  (make: (groups: Record<string, string | undefined>) => Trait | null): Peel<Part>[1] =>
  (groups) => {
    const found = make(groups);
    return found && { trait: found };
  };

const peels: Peel<Part>[] = [
  [/^odds?\b/, () => ({ trait: odd })],
  [/^evens?\b/, () => ({ trait: even })],
  [/^primes?\b/, () => ({ trait: prime })],
  [/^composites?\b/, () => ({ trait: composite })],
  [/^(?:perfect )?squares?\b/, () => ({ trait: square })],
  [
    /^(?<p>(?:positive|natural|counting) )?(?:whole )?(?:numbers?|integers?)\b/,
    ({ p }) => ({ isPositive: p !== undefined }),
  ],
  [
    new RegExp(
      `^(?:that (?:is|are) )?(?:(?:both )?(?:a )?(?:common )?multiples? of (?:both )?|${are}(?:evenly |exactly )?(?:divisible|divided) by (?:both )?)${list}(?! ?,? or\\b)`,
    ),
    trait(({ n }) => dividingOf(n)),
  ],
  [
    new RegExp(`^${are}(?:(?:greater|larger|bigger|more|higher) than|above|over|after) (?<n>\\d{1,3})\\b`),
    trait(({ n }) => above(Number(n))),
  ],
  [
    /^,? ?(?:except|other than|besides|apart from|but not)(?: for)?(?: the number)? (?<n>\d{1,3})\b,?/,
    trait(({ n }) => except(Number(n))),
  ],
  [
    /^(?:that |which |with )?(?:ends?|ending) (?:in|with) (?:an? |the digit )?(?<n>\d(?:(?:,? or |, ?)\d)*)(?!\d)/,
    trait(({ n }) => endingIn(numbersOf(n))),
  ],
  [
    /^(?:(?:whose digits (?:add|sum)(?: up)? to|with (?:a )?digit sum(?: that is)?|whose digit sum is|whose sum of digits is) )(?:divisible by|an? (?:number )?(?:multiple of|divisible by)) (?<n>[39])\b/,
    trait(({ n }) => digitsSumTo(n === "3" ? 3 : 9)),
  ],
];

function dividingOf(list: string | undefined): Trait | null {
  const by = numbersOf(list);
  return by.every((one) => one > 1) ? divisibleBy(...by) : null;
}

/** "An odd number", "prime numbers greater than 2", "divisible by both 4 and 6". */
function numbersIn(text: string): Numbers | null {
  const parts = peeled(text.replace(/^(?:an? |another |the |also )+/, ""), peels);
  if (!parts || parts.length === 0) return null;
  return {
    sort: parts.flatMap(({ trait: found }) => found ?? []),
    isPositive: parts.some(({ isPositive }) => isPositive),
  };
}

/** "9", "the number 9". */
function namedIn(text: string): Subject | null {
  const [, one] = /^(?:the number )?(\d{1,3})$/.exec(text) ?? [];
  return one === undefined ? null : { members: [[only(Number(one))]], link: "any", how: "itself", isPositive: false };
}

/** What it is said to be: "even", "either prime or composite", "a multiple of 6". */
function saidIn(text: string): { is: Sort[]; isNot: boolean } | null {
  const isNot = /^(?:not|neither) /.test(text);
  const parts = text
    .replace(/^(?:not|neither|either) /, "")
    .split(/,? n?or (?=an? |odd|even|prime|composite)/)
    .map(numbersIn);
  const is = parts.flatMap((part) => (part && part.sort.length > 0 ? [part.sort] : []));
  return is.length === parts.length && !(/^not /.test(text) && is.length > 1) ? { is, isNot } : null;
}

const hows: Record<string, How> = {
  sum: "sum",
  total: "sum",
  add: "sum",
  plus: "sum",
  "+": "sum",
  product: "product",
  multiply: "product",
  times: "product",
  "*": "product",
  difference: "difference",
  subtract: "difference",
  minus: "difference",
  "-": "difference",
};

/** "2 odd numbers", "any 3 consecutive integers", "an odd number and an even number". */
function membersIn(text: string, how: How): Subject | null {
  const several = /^(?:any |the )?(?<n>[2-5]) (?<link>(?:different|distinct|consecutive|successive) )?(?<of>.+)$/.exec(
    text,
  )?.groups;
  if (several) {
    const numbers = numbersIn(several.of ?? "");
    const count = Number(several.n);
    if (!numbers || (how === "difference" && count > 2)) return null;
    const link = /^[ds]i/.test(several.link ?? "") ? "different" : several.link ? "consecutive" : "any";
    return { members: Array.from({ length: count }, () => numbers.sort), link, how, isPositive: numbers.isPositive };
  }
  const parts = text.split(/,? and (?=an? |another |odd|even)| (?:plus|times|minus|\+|\*|-) /).map(numbersIn);
  const found = parts.flatMap((part) => part ?? []);
  if (found.length !== parts.length || found.length < 2 || found.length > 3) return null;
  return {
    members: found.map(({ sort }) => sort),
    link: "any",
    how,
    isPositive: found.every(({ isPositive }) => isPositive),
  };
}

/** What something is claimed of: "the sum of 2 odd numbers", "every multiple of 6", "no prime number". */
function subjectIn(text: string): Subject | null {
  const of = /^(?:the )?(?<how>sum|product|difference)(?: of| between) (?<members>.+)$/.exec(text)?.groups;
  if (of) return membersIn(of.members ?? "", hows[of.how ?? ""] ?? "sum");
  const sign = / (plus|times|minus|\+|\*|-) /.exec(text)?.[1];
  if (sign)
    return text.split(` ${sign} `).length === text.split(/ (?:plus|times|minus|\+|\*|-) /).length
      ? membersIn(text, hows[sign] ?? "sum")
      : null;
  const squared = /^(?:the )?square of (?:any |every |each )?(?<of>.+)$|^(?<of2>.+) squared$/.exec(text)?.groups;
  const bare = (squared?.of ?? squared?.of2 ?? text).replace(/^(?:all of the|all the|every|each|all|any) /, "");
  const [, some] = /^(no|some|not all|not every) /.exec(bare) ?? [];
  const numbers = numbersIn(some ? bare.slice(some.length) : bare);
  if (!numbers || (squared && some)) return null;
  const mode: Mode | undefined =
    some === "no" ? "never" : some === "some" ? "possible" : some ? "notAlways" : undefined;
  return {
    members: [numbers.sort],
    link: "any",
    how: squared ? "square" : "itself",
    isPositive: numbers.isPositive,
    ...(mode ? { mode } : {}),
  };
}

const always =
  "(?:always|necessarily|definitely|certainly|also|all|both|surely|automatically|guaranteed to be|going to be)";
const result = "(?:the |its |their )?(?:sum|product|difference|answer|result|total|square|it|they)";
const combined =
  /^(?:if|when|whenever) (?:you |we |i )?(?<how>add|multiply|subtract) (?<members>.+?)(?: together| up)?(?:,| then)+ (?<then>.+)$/;
const combinedPassive =
  /^(?:if|when|whenever) (?<members>.+?) are (?<how>added|multiplied|subtracted)(?: together| up)?(?:,| then)+ (?<then>.+)$/;
const bothAre =
  /^if (?<n>2|3) (?:whole )?(?:numbers|integers) are (?:both |all )?(?<sort>.+?)(?:,| then)+ (?<then>.+)$/;
const oneIs =
  /^(?:if|when|whenever) (?:a|any|the) (?:whole )?(?:number|integer) (?:is |can be )?(?<sort>.+?)(?:(?:,| then)+ (?<then>.+)| (?<then2>(?:it is|it's|it must|it can|is it) .+))$/;

/** "Are there any even primes greater than 2?" */
function existing(text: string): Claim | null {
  const [, of = ""] =
    /^(?:are there (?:any |some )?|is there (?:an? |any )?|do any |does any |does an? )(.+?)(?: that exist| exist| at all)?$/.exec(
      text,
    ) ?? [];
  const numbers = of === "" ? null : numbersIn(of);
  const one = numbers?.sort.findIndex(({ rests }) => rests) ?? -1;
  const is = numbers?.sort[one];
  const others = numbers?.sort.toSpliced(one, 1) ?? [];
  if (!numbers || !is || others.length === 0) return null;
  return {
    members: [others],
    link: "any",
    how: "itself",
    is: [[is]],
    mode: "possible",
    isPositive: numbers.isPositive,
  };
}

const letterIs =
  /^(?:(?:and|where) )?(?:(?<l>[a-z](?:(?:, and |, | and )[a-z])*) (?:is|are|be|represents?)(?: both| all)? (?<sort>(?:an? |any )?(?:[a-z\d]+ ?){1,5}?)|(?:an? |any |every |each |all )?(?<sort2>(?:odd |even )?(?:number|integer|whole number)s?) (?<l2>[a-z]))(?=,| and [a-z] (?:is|are) | then |$)/;

/** "If n is odd, n^2 + 1 is even": letters of some sort, and a formula of them. */
function lettered(text: string): Claim | null {
  let rest = text.replace(/^(?:if|when|whenever|suppose|let|given that|given|for) /, "");
  const letters = new Map<string, Numbers>();
  for (let found = letterIs.exec(rest)?.groups; found; found = letterIs.exec(rest)?.groups) {
    const numbers = numbersIn((found.sort ?? found.sort2 ?? "").replace(/^any /, "").trim());
    if (!numbers) return null;
    for (const letter of (found.l ?? found.l2 ?? "").replaceAll("and", "").match(/[a-z]/g) ?? [])
      letters.set(letter, numbers);
    rest = rest.slice(letterIs.exec(rest)?.[0].length ?? 0).replace(/^(?:, |,| and | then )+/, "");
  }
  if (letters.size === 0 || letters.size > 3) return null;
  const words = rest.replace(/^(?:then )/, "").split(" ");
  const isAsked = /^(?:is|must|will)$/.test(words[0] ?? "");
  for (let at = 1; at < words.length; at++) {
    const formula = formulaOf(words.slice(isAsked ? 1 : 0, at).join(" "), [...letters.keys()]);
    const verb =
      /^(?:is |will be |must be )?(?:always |necessarily |also )?(?:be )?/.exec(words.slice(at).join(" "))?.[0] ?? "";
    const said =
      formula && (isAsked || /is|be/.test(verb)) ? saidIn(words.slice(at).join(" ").slice(verb.length)) : null;
    if (!formula || !said) continue;
    const all = [...letters.values()];
    const isPositive = all.every((one) => one.isPositive);
    return claimOf(
      { members: all.map(({ sort }) => sort), link: "any", how: "formula", formula, isPositive },
      "always",
      said,
    );
  }
  return null;
}

const amongEn =
  /^(?:(?:among|out of|in|of|for) (?:any |every )?(?<n>[2-5]) (?<link>consecutive )(?<of>.+?),? (?:there is always (?:at least )?|(?:at least )?(?:1|one) (?:of them )?(?:is|must be|will be)(?: always)? |(?:1|one) is always )|(?:at least )?(?:1|one) of (?:any |every )?(?<n2>[2-5]) consecutive (?<of2>.+?) (?:is|must be|will be)(?: always)? )(?<is>.+)$/;

/** "Among any 3 consecutive whole numbers, one is a multiple of 3". */
function amongIn(text: string): Claim | null {
  const groups = amongEn.exec(text)?.groups;
  const numbers = groups && numbersIn(groups.of ?? groups.of2 ?? "");
  const said = numbers && saidIn((groups.is ?? "").replace(/^1 /, "").replace(/^(?:that is )/, ""));
  if (!said || !numbers) return null;
  const members = Array.from({ length: Number(groups.n ?? groups.n2) }, () => numbers.sort);
  return claimOf({ members, link: "consecutive", how: "among", isPositive: numbers.isPositive }, "always", said);
}

/** "2 odd numbers always add up to an even number". */
const adding =
  /^(?:do |does |will |can )?(?<members>(?:any )?[2-5] .+?|an? .+? and an? .+?) (?<can>can )?(?:always )?(?:add(?:s)? up to|add to|make|give|sum to) (?:always )?(?<is>an? .+)$/;
const multiplying = /^(?:do |does )?(?<members>.+?) (?:always )?multiply to (?:always )?(?<is>an? .+)$/;

function addingUp(text: string): Claim | null {
  const sum = adding.exec(text)?.groups;
  const groups = sum ?? multiplying.exec(text)?.groups;
  const subject = groups && membersIn(groups.members ?? "", sum ? "sum" : "product");
  const said = subject && saidIn(groups.is ?? "");
  if (!subject || !said) return null;
  return claimOf(subject, /^can /.test(text) || groups.can ? "possible" : "always", said);
}

/** "Is it always even", "it must be a multiple of 3", with what is said of it. */
const thens: [RegExp, Mode | undefined][] = [
  [new RegExp(`^(?:does|do|will|must) ${result} (?:always )?(?:have to )?(?=end in|end with)(?<is>.+)$`), "always"],
  [new RegExp(`^(?:then )?${result} (?:will |must )?(?:always )?(?=ends? in|ends? with)(?<is>.+)$`), "always"],
  [new RegExp(`^(?:is|are|will|must|would) ${result} (?:be )?(?:${always} )?(?:be )?(?<is>.+)$`), "always"],
  [new RegExp(`^(?:does|do) ${result} (?:always )?(?:have|need) to be (?<is>.+)$`), "always"],
  [new RegExp(`^(?:can|could|may|might) ${result} (?:ever |sometimes )?be (?<is>.+)$`), "possible"],
  [new RegExp(`^(?:then )?${result} (?:is|are|can|will|could) never (?:be )?(?<is>.+)$`), "never"],
  [new RegExp(`^(?:then )?${result} (?:can|could|may|might) be (?<is>.+)$`), "possible"],
  [
    new RegExp(
      `^(?:then )?${result} (?:${always} )?(?:is|are|will|must|has to|have to|would)(?: ${always})?(?: be)?(?: ${always})? (?<is>.+)$`,
    ),
    "always",
  ],
];

function conditional(text: string): Claim | null {
  const groups = (combined.exec(text) ?? combinedPassive.exec(text) ?? bothAre.exec(text) ?? oneIs.exec(text))?.groups;
  if (!groups) return null;
  const then = (groups.then ?? groups.then2 ?? "").replace(/^it's /, "it is ");
  const subject = conditionIn(groups, then);
  if (!subject) return null;
  for (const [shape, mode] of thens) {
    const said = saidIn(shape.exec(then)?.groups?.is ?? "");
    if (said) return claimOf(subject, mode ?? "always", said);
  }
  return null;
}

function conditionIn({ how, members, n, sort }: Record<string, string | undefined>, then: string): Subject | null {
  const named = /\b(sum|product|difference|square)\b/.exec(then)?.[1];
  if (how) {
    const told =
      hows[
        how
          .replace(/t?(?:ed|ied)$/, "")
          .replace(/^multipl$/, "multiply")
          .replace(/^subtrac$/, "subtract")
      ];
    return told && (!named || hows[named] === told) ? membersIn(members ?? "", told) : null;
  }
  const numbers = numbersIn(sort ?? "");
  if (!numbers || numbers.sort.length === 0) return null;
  const { isPositive } = numbers;
  if (n) {
    const told = named && hows[named];
    return told
      ? { members: Array.from({ length: Number(n) }, () => numbers.sort), link: "any", how: told, isPositive }
      : null;
  }
  if (named && named !== "square") return null;
  return { members: [numbers.sort], link: "any", how: named ? "square" : "itself", isPositive };
}

/** Between what is spoken of and what is said of it. */
const declared: [RegExp, Mode | undefined][] = [
  [/ (?:is|are|can|could|will) never (?:be )?| (?:cannot|can't|can not) (?:ever )?be /, "never"],
  [/ (?:is|are) not (?:always|necessarily|all) | (?:isn't|aren't) (?:always|necessarily|all) /, "notAlways"],
  [/ (?:never|cannot|can't) (?=ends? (?:in|with) )/, "never"],
  [/ (?:always |must |will |all )?(?=ends? (?:in|with) )/, undefined],
  [/ (?:is|are) sometimes | (?:can|could|may|might)(?: sometimes)? be /, "possible"],
  [
    new RegExp(
      ` (?:always |also )?(?:is|are|=|equals|gives|makes|will|must|has to|have to|would)(?: ${always})?(?: be)?(?: ${always})? `,
    ),
    undefined,
  ],
];

function declaration(text: string): Claim | null {
  for (const [verb, mode] of declared) {
    const found = verb.exec(text);
    if (!found) continue;
    // The first verb may belong to a clause of the subject: "a number that is divisible by 4 is even".
    for (let at = found.index; at >= 0; ) {
      const [whole = ""] = verb.exec(text.slice(at)) ?? [];
      const subject = namedIn(text.slice(0, at)) ?? subjectIn(text.slice(0, at));
      const said = subject && saidIn(text.slice(at + whole.length));
      if (subject && said) return claimOf(subject, mode, said);
      const next = text.slice(at + 1).search(verb);
      at = next < 0 ? -1 : at + 1 + next;
    }
  }
  return null;
}

const asked: [RegExp, Mode | undefined][] = [
  [/^(?:is|are|will|must) /, undefined],
  [/^(?:does|do) /, "always"],
  [/^(?:can|could|is it possible for|is it possible that) /, "possible"],
];
const behind: [RegExp, Mode | undefined][] = [
  [/^never (?:be )?/, "never"],
  [/^(?:sometimes|ever) (?:be )?/, "possible"],
  [new RegExp(`^(?:${always} )?(?:(?:have|need) to be |to be |be |equal |give |make )?(?:${always} )?`), undefined],
];

function asking(text: string): Claim | null {
  for (const [first, mode] of asked) {
    if (!first.test(text)) continue;
    const words = text.replace(first, "").split(" ");
    for (let at = words.length - 1; at > 0; at--) {
      const subject = subjectIn(words.slice(0, at).join(" "));
      const rest = words.slice(at).join(" ");
      const verb = subject && behind.find(([shape]) => shape.test(rest));
      const said = verb && saidIn(rest.replace(verb[0], ""));
      if (!subject || !said) continue;
      if (mode === "always" && !/\b(?:have|need) to be |^(?:always |all )?(?:end|equal|give|make) /.test(rest))
        return null;
      return claimOf(subject, mode ?? verb[1], said);
    }
  }
  return null;
}

const turned: Record<Mode, Mode> = {
  always: "never",
  never: "always",
  possible: "notAlways",
  notAlways: "possible",
  often: "often",
};

function claimOf(
  subject: Subject,
  mode: Mode | undefined,
  { is, isNot }: { is: Sort[]; isNot: boolean },
): Claim | null {
  const { mode: own, ...rest } = subject;
  if (own && mode && mode !== "always") return null;
  const meant = own ?? mode ?? "always";
  return { ...rest, is, mode: isNot ? turned[meant] : meant };
}

/** What a claim is wrapped in, once it is in plain words. */
const openings =
  /^(?:(?:(?:my|our) [a-z]+ (?:has|needs|wants|was asked) to (?:say|decide|tell|know) (?:whether|if)|decide (?:true\/false|true or false)|(?:is it|whether it is) true or false that|true or false|t or f|t\/f|tf|true\/false|is it true|is this true|is this (?:statement )?(?:true or false|correct)|(?:say|decide|tell|state|determine|judge) (?:whether|if) (?:this|it|the statement) is true(?: or false)?|(?:is )?the following statement (?:is )?(?:true or false|true)|(?:is|are) (?:it|these|this) always true|statement|someone says|[a-z]+ says|(?:(?:can you )?(?:prove|show)|(?:how (?:do|can) (?:i|you|we) )?(?:know|prove|show)(?= that| why)|explain|why (?:is it (?:true )?(?=that)|(?=is|are|does|do|must)))(?: why)?)(?:[,:]| that)*|(?:is it|it is) (?:always )?true that) ?/;
const closings =
  /,? ?(?:(?:is (?:this|that|it|the statement|this statement) )?(?:always )?(?:true or false|true|correct|right|t or f|t\/f|true\/false)|\(? ?(?:true or false|t or f|t\/f|true\/false|true|yes or no) ?\)?|why or why not|why|explain (?:why|your answer|your reasoning)|give (?:a )?reasons?|justify(?: your answer)?|is true or false|agree or disagree|prove or disprove|prove it|prove or disprove it|do you agree|is (?:she|he) (?:right|correct)|yes or no|(?<= is (?:an? )?(?:even|odd|prime|composite|multiple of \d{1,3}|divisible by \d{1,3})) always)$/;
const often =
  "(?:(?:is |are )?always(?: true)?,? (?:is (?:it )?|are )?sometimes(?: true)?,? (?:(?:or|and) )?(?:is (?:it )?|are )?never(?: true)?)";
const thisIs =
  "(?:is|if) (?:it|this|each|the|this statement|the statement|each statement)(?: statements?)?(?: is| are)? ?";
const oftenAt = new RegExp(
  `^(?:(?:tell|say|decide|determine|state) (?:whether |if )?(?:(?:this|it|each|the)(?: statement)? is )?|if (?:each|this|the) statement is |${thisIs})?${often}(?: that)?[,:]* ?|,? ?(?:${thisIs})?${often}$`,
);

/** Which of the two it is, is another question. */
const whichAt =
  /(?<!either )(?:an )?(?:odd or (?:an )?even|even or (?:an )?odd|prime or (?:a )?composite|composite or (?:a )?prime)(?: number)?,?(?: always)?$/;

/** A claim about numbers of some sort, or the question whether it is true; null where a word of it is not known. */
export function englishClaim(plain: string): Claim | null {
  if (
    /^(?:is|are|if|when|[^,]*, is) |(?:odd|even|\d)(?: number)? is (?:an? |always )*(?:odd|even|prime|comp)/.test(
      plain,
    ) &&
    whichAt.test(plain)
  )
    return null;
  const isOften = oftenAt.test(plain);
  const text = unwrappedEnglish(plain.replace(oftenAt, ""));
  const claim =
    existing(text) ??
    lettered(text) ??
    amongIn(text) ??
    conditional(text) ??
    asking(text) ??
    addingUp(text) ??
    declaration(text);
  if (!claim || !isOften) return claim;
  return claim.mode === "always" ? { ...claim, mode: "often" } : null;
}

/** Without "true or false" and the like. */
export function unwrappedEnglish(plain: string): string {
  let text = plain.replaceAll(/["“”]/g, "").replace(/ +(?=,)/g, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(openings, "").replace(closings, "");
  }
  return text;
}
