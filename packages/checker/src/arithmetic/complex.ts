/** A complex number with a bound on its error: what is computed may be off by `err`. NaN stands for undefined. */
export type Complex = { re: number; im: number; err: number };

const EPS = 2 ** -51;
const TINY = 1e-290;

export const complex = (re: number, im = 0, err = 0): Complex => ({ re, im, err });
export const UNDEFINED = complex(Number.NaN);

export const isDefined = (a: Complex) => Number.isFinite(a.re) && Number.isFinite(a.im) && Number.isFinite(a.err);
export const isReal = (a: Complex) => a.im === 0 || Math.abs(a.im) <= a.err;
export const size = (a: Complex) => Math.hypot(a.re, a.im);

function rounded(re: number, im: number, err: number): Complex {
  const reach = Math.abs(re) + Math.abs(im);
  // Below this size doubles lose precision.
  return reach > 0 && reach < TINY ? UNDEFINED : { re, im, err: err + EPS * reach };
}

export const add = (a: Complex, b: Complex) => rounded(a.re + b.re, a.im + b.im, a.err + b.err);
export const subtract = (a: Complex, b: Complex) => rounded(a.re - b.re, a.im - b.im, a.err + b.err);
export const negate = (a: Complex): Complex => ({ re: -a.re, im: a.im === 0 ? 0 : -a.im, err: a.err });

export function multiply(a: Complex, b: Complex): Complex {
  const err = size(a) * b.err + size(b) * a.err + a.err * b.err;
  if (a.im === 0 && b.im === 0) return rounded(a.re * b.re, 0, err);
  const parts = Math.abs(a.re * b.re) + Math.abs(a.im * b.im) + Math.abs(a.re * b.im) + Math.abs(a.im * b.re);
  return rounded(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re, err + EPS * parts);
}

/** Undefined where the divisor cannot be told from 0. */
export function divide(a: Complex, b: Complex): Complex {
  const below = size(b);
  if (!(below > 4 * b.err)) return UNDEFINED;
  const square = below * below;
  const re = b.im === 0 && a.im === 0 ? a.re / b.re : (a.re * b.re + a.im * b.im) / square;
  const im = b.im === 0 && a.im === 0 ? 0 : (a.im * b.re - a.re * b.im) / square;
  const err = (a.err + Math.hypot(re, im) * b.err) / (below - b.err) + 4 * EPS * Math.hypot(re, im);
  return rounded(re, im, err);
}

export function exp(a: Complex): Complex {
  const modulus = Math.exp(a.re);
  if (modulus < TINY) return UNDEFINED;
  const err = modulus * (Math.expm1(Math.min(a.err, 700)) + EPS * (2 + Math.abs(a.im)));
  return a.im === 0 ? rounded(modulus, 0, err) : rounded(modulus * Math.cos(a.im), modulus * Math.sin(a.im), err);
}

/** The principal logarithm; undefined where it cannot be told on which side of its cut the number lies. */
export function ln(a: Complex): Complex {
  const modulus = size(a);
  if (!(modulus > 4 * a.err)) return UNDEFINED;
  if (a.im !== 0 && a.re < 0 && Math.abs(a.im) <= 4 * a.err) return UNDEFINED;
  const err = a.err / (modulus - a.err) + EPS;
  return rounded(Math.log(modulus), a.im === 0 ? (a.re < 0 ? Math.PI : 0) : Math.atan2(a.im, a.re), err);
}

export function sin(a: Complex): Complex {
  const err = Math.cosh(a.im) * (a.err + EPS * (1 + Math.abs(a.re)));
  if (a.im === 0) return rounded(Math.sin(a.re), 0, err);
  return rounded(Math.sin(a.re) * Math.cosh(a.im), Math.cos(a.re) * Math.sinh(a.im), err);
}

export function cos(a: Complex): Complex {
  const err = Math.cosh(a.im) * (a.err + EPS * (1 + Math.abs(a.re)));
  if (a.im === 0) return rounded(Math.cos(a.re), 0, err);
  return rounded(Math.cos(a.re) * Math.cosh(a.im), -Math.sin(a.re) * Math.sinh(a.im), err);
}

/** A real function of a real number, whose slope at `a` is at most `slope`; undefined elsewhere. */
export function real(a: Complex, work: (value: number) => number, slope: number): Complex {
  if (a.im !== 0) return UNDEFINED;
  const result = work(a.re);
  return rounded(result, 0, slope * a.err * 1.01 + EPS * Math.abs(result));
}

export function absolute(a: Complex): Complex {
  return rounded(size(a), 0, a.err);
}

/** The principal square root. */
export function sqrt(a: Complex): Complex {
  if (a.im !== 0) return power(a, complex(0.5));
  const result = Math.sqrt(Math.abs(a.re));
  const err = result * result > 4 * a.err ? a.err / result : Math.sqrt(5 * a.err);
  return a.re < 0 ? rounded(0, result, err) : rounded(result, 0, err);
}

/** The principal power; whole exponents by multiplication, so that real stays real. */
export function power(a: Complex, b: Complex): Complex {
  if (b.im === 0 && b.err === 0 && Number.isInteger(b.re) && Math.abs(b.re) <= 1024) return wholePower(a, b.re);
  if (a.re === 0 && a.im === 0 && a.err === 0) return b.re > 0 && b.im === 0 ? complex(0) : UNDEFINED;
  return exp(multiply(b, ln(a)));
}

function wholePower(a: Complex, times: number): Complex {
  if (times < 0) return divide(complex(1), wholePower(a, -times));
  if (times === 0) return size(a) > 4 * a.err ? complex(1) : UNDEFINED;
  let result = complex(1);
  let square = a;
  for (let rest = times; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square);
    if (rest > 1) square = multiply(square, square);
  }
  return result;
}
