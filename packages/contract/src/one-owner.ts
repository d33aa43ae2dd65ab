/**
 * Puts together what features bring under names of their own. A name that two of them bring is refused, as the second would silently take the
 * first one's place. It runs when the contract is loaded, so that nothing starts with such a contract.
 */
export function oneOwner<Parts extends readonly Record<string, unknown>[]>(...parts: Parts): Together<Parts> {
  const names = parts.flatMap(Object.keys);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two features bring ${twice.join(", ")}`);
  return Object.assign({}, ...parts);
}

type Together<Parts> = Parts extends readonly [infer First, ...infer Rest] ? First & Together<Rest> : unknown;
