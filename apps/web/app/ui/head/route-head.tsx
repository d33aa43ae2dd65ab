import { useTranslation } from "react-i18next";
import type meta from "../../locales/en/meta.json";
import { PageHead } from "./page-head.tsx";

type RouteHeadProps = { page: keyof typeof meta; hidden?: boolean };

/** The head of a page of the map, with its words from `meta.json`. */
export function RouteHead({ page, hidden }: RouteHeadProps) {
  const { t } = useTranslation("meta");
  return <PageHead title={t(`${page}.title`)} description={t(`${page}.description`)} hidden={hidden} />;
}
