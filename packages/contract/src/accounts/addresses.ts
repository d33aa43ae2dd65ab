/**
 * The one form in which addresses are compared: trimmed, full-width letters made plain, in lower case. The second
 * normalisation is for the Turkish İ, whose lower case is an i with a separate dot.
 */
export function emailKey(address: string): string {
  return address.trim().normalize("NFKC").toLowerCase().normalize("NFKC");
}

/**
 * Several addresses can be one mailbox: what stands behind a plus is the owner's own note, and Gmail, which has two names, does not
 * look at dots.
 */
export function mailboxKey(address: string): string {
  const key = emailKey(address).replace(/\+[^@]*(?=@)/, "");
  const gmail = /^(.*)@(?:gmail|googlemail)\.com$/.exec(key);
  return gmail ? `${gmail[1]?.replaceAll(".", "")}@gmail.com` : key;
}
