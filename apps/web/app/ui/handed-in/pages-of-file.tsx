import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { OnFailure } from "../failure/on-failure.tsx";
import { latePart } from "../late/late-part.tsx";
import classes from "./handed-in.module.css";
import type { Shown } from "./pdf-pages.tsx";

const PdfPages = latePart(() => import("./pdf-pages.tsx"));

/** Whether a file has pages that can be shown here. */
export const hasPages = (type: string): boolean => type === "application/pdf" || type.startsWith("image/");

/** The pages of a file that was handed in: a PDF's, or a photo as its only one. What reads PDFs comes with the first one. */
export function PagesOfFile({ type, ...shown }: Shown & { type: string }) {
  const { t } = useTranslation("homework");
  const { address, name, sheet } = shown;
  if (type !== "application/pdf") {
    const label = t("pages.photo", { name });
    return sheet(1, <img src={address} alt={label} className={classes.photo} />, label);
  }
  return (
    <OnFailure fallback={<p>{t("pages.failed")}</p>}>
      <Suspense fallback={<Skeleton height={320} />}>
        <PdfPages {...shown} />
      </Suspense>
    </OnFailure>
  );
}
