type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>("../locales/*/*.json", { import: "default" });

/** Fetches the texts of a namespace. */
export async function fetchTexts(locale: string, namespace: string): Promise<Texts> {
  const fetched = files[`../locales/${locale}/${namespace}.json`];
  if (!fetched) throw new Error(`No texts ${namespace} in ${locale}`);
  return fetched();
}
