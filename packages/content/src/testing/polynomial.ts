/**
 * The polynomial in n of at most this degree that takes these values at n = first, first + 1, …, as an expression, by Newton's
 * differences; undefined where there is none. The values must be more than determine it, or nothing is shown by them.
 */
export function polynomialThrough(values: number[], first: number, degree: number): string | undefined {
  const terms: string[] = [];
  let differences = values;
  let product = "1";
  for (let order = 0; order <= degree; order += 1) {
    terms.push(`(${differences[0]})*${product}`);
    product += `*(n-${first + order})/${order + 1}`;
    differences = differences.slice(1).map((value, index) => value - (differences[index] ?? Number.NaN));
  }
  return differences.length > 0 && differences.every((rest) => rest === 0) ? terms.join("+") : undefined;
}
