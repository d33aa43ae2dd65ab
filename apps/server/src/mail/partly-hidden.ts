/** An address that its owner recognizes, and from which nobody else learns it: `m***@example.com`. */
export function partlyHidden(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address.slice(0, at);
  return `${first}***${address.slice(at)}`;
}
