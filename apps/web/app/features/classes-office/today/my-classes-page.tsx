import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { useTaughtQuery } from "../api.ts";
import { TaughtClasses } from "./taught-classes.tsx";

/** The classes of whoever teaches. */
export function MyClassesPage() {
  const { t } = useTranslation("classes-office");
  const query = { language: useLocale() };
  const { data, error, refetch } = useTaughtQuery({ query }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <OfficeHeader title={t("today.classes")} />
      {data ? <TaughtClasses classes={data.classes} /> : <Waiting error={error} onRetry={() => void refetch()} />}
    </>
  );
}
