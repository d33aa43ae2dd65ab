/** Longer than a browser needs to begin with a download. */
const KEPT_MS = 10_000;

/** Lets the browser save what it holds under a `blob:` address, and then give the memory back. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
