import { Skeleton } from "@mantine/core";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDonationQuery } from "../api.ts";

/** Why somebody may want to give to the school, in its words. */
export function Appeal() {
  const { data, isLoading } = useDonationQuery({ query: { language: useLocale() } });
  if (isLoading) return <Skeleton height={96} />;
  return data ? <AppealText text={data.appeal} /> : null;
}

/** Paragraphs, with an empty line between them. */
export function AppealText({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
