/** A schema.org description for search engines, made on the server. It is data, not a script: nothing in it can run. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The same in the browser, which leaves it as it came, and need not know how it was made. */
export function SentData() {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
