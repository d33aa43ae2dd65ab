/** A schema.org description for search engines, made on the server. It is data, not a script: nothing in it can run. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/[<\u2028\u2029]/g, escaped);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** As JSON may write any sign: what would end the script, and what older readers take for the end of a line. */
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The same in the browser, which leaves it as it came, and need not know how it was made. */
export function SentData() {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
