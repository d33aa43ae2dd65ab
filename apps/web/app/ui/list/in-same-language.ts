/** A query for the same page in the language that its address names, if it names one: what is shared from there opens in it, too. */
export function inSameLanguage(query: string, address: string): string {
  const lang = new URLSearchParams(address).get("lang");
  if (lang === null) return query;
  const told = new URLSearchParams(query);
  told.set("lang", lang);
  return `?${told}`;
}
