import { joined, type Reading, type Spoken, scaled, scanner } from "./spoken.ts";

type Scanner = ReturnType<typeof scanner>;

const unknown = "(?:[一1]个数|某个?数|这个数|那个数|该数|此数|原来的数|原数|它自己|它本身|自己|本身|它|什么数|哪个数)";
const number = "\\d+(?:\\.\\d+)?(?:/\\d+)?";
const is =
  ",?(?:以?后)?,?(?:(?:所得的?|得到的?|其|那么)?(?:结果|得数|数|和|差|积|商)?(?:正好|恰好|刚好|就)?(?:等于|是|为|得到|得)|(?:正好|恰好|刚好)(?=比))";
const ask =
  "(?:(?:求|问|那么|则)*(?:这个|那个|该|此|某|原来的?|原)数(?:原来)?(?:是|为|等于)?(?:多少|几|什么)?|求它?|它(?:是|等于)(?:多少|几)|(?:是|等于)?(?:多少|几))";

/** 一个数的 3 倍加上 8 等于这个数的 5 倍减去 12，这个数是几？ */
export function readChinese(story: string): Spoken | null {
  const at = scanner(story);
  at.skip("(?:(?:如果|若|已知|假如|设|有)(?![a-z]))");
  const left = expression(at);
  if (!left) return null;
  const relation = relationAt(at, left);
  if (!relation) return null;
  at.skip("[,.;?! ]*");
  const start = at.mark();
  if (at.take(ask) && at.rest() === "") return { ...relation, asks: true, wanted: null, rest: "" };
  at.reset(start);
  at.skip("(?:求|问|那么|则)*");
  const wanted = expression(at);
  at.skip("(?:的值)?(?:是|等于|为)?(?:多少|几)?");
  return { ...relation, asks: wanted !== null, wanted: wanted?.of ?? null, rest: at.rest() };
}

function relationAt(at: Scanner, left: Reading): { left: string; right: string } | null {
  if (at.take("(?:与|和|跟)")) {
    const other = expression(at);
    return other && at.take("(?:的值)?(?:相等|一样大|同样大)") ? { left: left.of, right: other.of } : null;
  }
  const compared = comparedAt(at);
  if (compared) return { left: left.of, right: compared.of };
  if (!at.take(is)) return null;
  const right = comparedAt(at) ?? expression(at);
  return right && { left: left.of, right: right.of };
}

/** 比……多 5: what stands there, and 5. */
function comparedAt(at: Scanner): Reading | null {
  const start = at.mark();
  if (!at.take("比")) return null;
  const base = expression(at);
  const by = base && at.take(`(?<how>多|大|少|小)(?:了|出)?(?<n>${number})(?<p>%)?`);
  if (!base || !by || (by.n?.includes("/") && !by.p)) {
    at.reset(start);
    return null;
  }
  const sign = /[多大]/.test(by.how ?? "") ? "+" : "-";
  return by.p ? scaled(base, `1 ${sign} ${by.n}/100`) : joined(base, sign, `${by.n}`);
}

function expression(at: Scanner): Reading | null {
  let all = first(at);
  let isSum = false;
  while (all) {
    const next = at.take(
      `(?<then>,?(?:再|然后再?|又|后再?|接着再?))?(?<how>加上?|减去?|乘以?|除以|增加(?:到)?|减少)(?:了|它的(?=\\d+(?:\\.\\d+)?%))?`,
    );
    if (!next) break;
    const how = next.how ?? "";
    if (how.endsWith("到")) return null;
    const percent = /[增减]/.test(how.charAt(0)) ? at.take(`(?<n>${number})%`)?.n : undefined;
    if (percent) {
      all = scaled(all, `1 ${how.startsWith("增") ? "+" : "-"} ${percent}/100`);
      continue;
    }
    const other = operand(at);
    const sign = how.startsWith("乘") ? "*" : how.startsWith("除") ? "/" : /^[加增]/.test(how) ? "+" : "-";
    const multiplies = sign === "*" || sign === "/";
    if (!other || (multiplies && ((isSum && !next.then) || !other.isNumber))) return null;
    all = { ...joined(all, sign, other.of), isPair: true };
    isSum = !multiplies || isSum;
    const named = at.take("的(?<what>和|差|积|商)")?.what;
    if (named && named !== { "+": "和", "-": "差", "*": "积", "/": "商" }[sign]) return null;
    if (named) {
      all = suffixed(at, { ...all, isPair: false });
      isSum = false;
    }
  }
  return all;
}

/** A part, or two that are joined: 一个数的 3 倍与 5 的和. */
function first(at: Scanner): Reading | null {
  const start = at.mark();
  const more = at.take("比") && expression(at);
  const by = more && at.take(`(?<how>多|大|少|小)(?<n>${number})的数`);
  if (more && by && !by.n?.includes("/"))
    return suffixed(at, joined(more, /[多大]/.test(by.how ?? "") ? "+" : "-", `${by.n}`));
  at.reset(start);
  const one = operand(at);
  const between = one && at.mark();
  const other = one && at.take("(?:与|和|跟)") ? operand(at) : null;
  const what = other && at.take("的(?<what>和|差|积|商)")?.what;
  const sign = { 和: "+", 差: "-", 积: "*", 商: "/" }[what ?? ""];
  if (one && other && sign)
    return suffixed(at, { of: `(${one.of} ${sign} ${other.of})`, isNumber: false, isPair: false });
  if (between !== null && one) at.reset(between);
  return one;
}

/** The unknown number or a plain one, with what is taken of it: 的 3 倍, 的一半, 的 40%. */
function operand(at: Scanner): Reading | null {
  if (at.take(`(?:${unknown})`)) return suffixed(at, { of: "x", isNumber: false, isPair: false });
  const plain = at.take(`(?<n>${number})(?!\\d|%|[个只元岁人天倍\\ue000-\\ue0ff])`)?.n;
  if (!plain) return null;
  return suffixed(at, { of: plain, isNumber: true, isPair: false });
}

function suffixed(at: Scanner, base: Reading): Reading {
  let all = base;
  for (;;) {
    const found = at.take(
      `的?(?<n>${number})倍|的(?<f>\\d+/\\d+)(?!\\d)|的(?<p>${number})%|的(?<half>一半)|的(?<square>平方)(?!根)`,
    );
    if (!found) return all;
    const by = found.n ?? found.f ?? (found.p && `(${found.p}/100)`) ?? "1/2";
    all = found.square ? { ...all, of: `(${all.of})^2` } : { ...all, of: `(${by})*${all.of}` };
  }
}
