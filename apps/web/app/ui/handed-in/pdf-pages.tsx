import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PdfPage } from "./pdf-page.tsx";
import { usePdf } from "./use-pdf.ts";

/** Which pages of a file are shown, and on what. */
export type Shown = {
  address: string;
  name: string;
  /** Only these pages; all of them unless told. */
  only?: ReadonlySet<number> | undefined;
  /** What stands around a page, and on it. */
  sheet: (page: number, drawn: ReactNode, label: string) => ReactNode;
};
/** The pages of a PDF below each other. */
export default function PdfPages({ address, name, only, sheet }: Shown) {
  const { t } = useTranslation("homework");
  const { pdf, failed } = usePdf(address);
  if (failed) return <p>{t("pages.failed")}</p>;
  if (!pdf) return <Skeleton height={320} role="status" aria-label={t("pages.waiting", { name })} />;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return pages
    .filter((number) => !only || only.has(number))
    .map((number): ReactNode => {
      const label = t("pages.page", { name, page: number });
      return sheet(number, <PdfPage pdf={pdf} number={number} label={label} />, label);
    });
}
