/**
 * The one form in which addresses are compared: trimmed, full-width letters made plain, in lower case. The second
 * normalisation is for the Turkish İ, whose lower case is an i with a separate dot.
 */
export function emailKey(address: string): string {
  return address.trim().normalize("NFKC").toLowerCase().normalize("NFKC");
}

/**
 * Several addresses can be one mailbox: what stands behind a plus is the owner's own note, and some providers have several names or do
 * not look at every sign. It may be asked about its own answer, too, which stays the same.
 */
export function mailboxKey(address: string): string {
  const [name = "", domain = ""] = emailKey(address)
    .replace(/\+[^@]*(?=@)/, "")
    .replace(ownSubdomain, "$1@$2")
    .split("@");
  const provider = providers.find(({ domains }) => domains.test(domain));
  return provider ? `${name.replace(provider.ignored, "")}@${provider.domain ?? domain}` : `${name}@${domain}`;
}

/** At Fastmail, everything at `mei.fastmail.com` goes to `mei@fastmail.com`. */
const ownSubdomain = /^[^@]*@([^.@]+)\.(fastmail\.(?:[a-z]{2,3}|com?\.[a-z]{2}))$/;

const nothing = /(?!)/;

/** Which signs before the @ do not count there, and the one domain for all that the provider has. */
const providers: readonly { domains: RegExp; ignored: RegExp; domain?: string }[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, ignored: /\./g, domain: "gmail.com" },
  { domains: /^(?:protonmail\.(?:com|ch)|proton\.me|pm\.me)$/, ignored: /[._-]/g, domain: "proton.me" },
  { domains: /^(?:icloud|me|mac)\.com$/, ignored: nothing, domain: "icloud.com" },
  { domains: /^(?:yandex\.(?:com|[a-z]{2}|com\.[a-z]{2})|ya\.ru)$/, ignored: /[.-]/g, domain: "yandex.com" },
  // No name has a hyphen; what stands behind one makes a second address, to be thrown away.
  { domains: /^(?:yahoo\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:ymail|rocketmail|myyahoo)\.com)$/, ignored: /(?<=.)-.*/ },
];
