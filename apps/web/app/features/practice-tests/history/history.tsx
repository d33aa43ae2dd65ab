import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useOwnSittings } from "./use-own-sittings.ts";

const SittingTable = latePart(async () => ({ default: (await import("./sitting-table.tsx")).SittingTable }));

/** What whoever is logged in has sat; visitors have nothing here. */
export function History({ paper }: { paper?: string }) {
  const { t } = useTranslation("practice-tests");
  const { signedIn, sittings, error } = useOwnSittings(paper);
  if (!signedIn || (sittings.length === 0 && !error)) return null;
  return (
    <Section title={t("history.title")}>
      <FailureBox error={error} takesFocus={false} />
      {sittings.length > 0 && (
        <Suspense fallback={null}>
          <SittingTable sittings={sittings} />
        </Suspense>
      )}
    </Section>
  );
}
