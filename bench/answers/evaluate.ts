/**
 * Works out plain arithmetic by itself, so that the checker is not judged by its own reading: digits, `+ - * / ^ %` and
 * brackets. The value as a fraction in lowest terms; null for anything that it does not know for certain.
 */
export function evaluate(text: string): string | null {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/^()%]/g) ?? [];
  if (tokens.join("") !== text || /\d\(|\)\d|\)\(|%[\d(]|\^.*\^|--|\+-|-\+|\+\+|[*/^]-|\*\*|\/\d+\.?\d*\^/.test(text))
    return null;
  const reader = { tokens, at: 0 };
  const value = readSum(reader);
  if (!value || reader.at < tokens.length) return null;
  const by = gcd(value[0] < 0n ? -value[0] : value[0], value[1]);
  return `${value[0] / by}/${value[1] / by}`;
}

type Reader = { tokens: string[]; at: number };
type Value = [num: bigint, den: bigint];

function readSum(reader: Reader): Value | null {
  let sum = readProduct(reader);
  for (let sign = reader.tokens[reader.at]; sum && (sign === "+" || sign === "-"); sign = reader.tokens[reader.at]) {
    reader.at++;
    const next = readProduct(reader);
    if (!next) return null;
    const by = sign === "+" ? 1n : -1n;
    sum = [sum[0] * next[1] + by * next[0] * sum[1], sum[1] * next[1]];
  }
  return sum;
}

function readProduct(reader: Reader): Value | null {
  let product = readPower(reader);
  for (
    let sign = reader.tokens[reader.at];
    product && (sign === "*" || sign === "/");
    sign = reader.tokens[reader.at]
  ) {
    reader.at++;
    const next = readPower(reader);
    if (!next || (sign === "/" && next[0] === 0n)) return null;
    const [num, den] = sign === "*" ? next : [next[1], next[0]];
    product = den < 0n ? [-product[0] * num, product[1] * -den] : [product[0] * num, product[1] * den];
  }
  return product;
}

function readPower(reader: Reader): Value | null {
  if (reader.tokens[reader.at] === "-") {
    reader.at++;
    const value = readPower(reader);
    return value && [-value[0], value[1]];
  }
  const base = readOperand(reader);
  if (!base || reader.tokens[reader.at] !== "^") return base;
  reader.at++;
  const exponent = readOperand(reader);
  if (exponent?.[1] !== 1n || exponent[0] < 1n || exponent[0] > 50n) return null;
  return [base[0] ** exponent[0], base[1] ** exponent[0]];
}

function readOperand(reader: Reader): Value | null {
  const token = reader.tokens[reader.at++];
  let value: Value | null = null;
  if (token === "(") {
    value = readSum(reader);
    if (reader.tokens[reader.at++] !== ")") return null;
  } else if (token !== undefined && /^\d/.test(token)) {
    const [digits = "", decimals = ""] = token.split(".");
    value = [BigInt(digits + decimals), 10n ** BigInt(decimals.length)];
  }
  while (value && reader.tokens[reader.at] === "%") {
    reader.at++;
    value = [value[0], value[1] * 100n];
  }
  return value;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
