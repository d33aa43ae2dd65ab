/** An address by which its owner knows it, and whoever reads along does not learn it: `m***@example.com`. */
export function partlyHidden(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address.slice(0, at);
  return `${first}***${address.slice(at)}`;
}
