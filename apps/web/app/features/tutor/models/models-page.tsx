import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { WatchParts } from "../watch/watch-parts.tsx";
import { useTutorModelsQuery } from "./api.ts";
import { CapsPart } from "./caps-part.tsx";
import classes from "./models-page.module.css";
import { ModelsPart } from "./models-part.tsx";
import { ModesPart } from "./modes-part.tsx";
import { ProvidersPart } from "./providers-part.tsx";
import { TryPart } from "./try-part.tsx";
import { UsePart } from "./use-part.tsx";

/** What answers students, what that may cost, and how it goes. */
export function ModelsPage() {
  const { t } = useTranslation(["tutor-models", "admin", "meta", "common"]);
  const { data, error, refetch } = useTutorModelsQuery(undefined);
  return (
    <div className={classes.page}>
      <OfficeHeader title={t("meta:adminModels.title")} note={t("admin:adminModels")} />
      {error && (
        <FailureBox error={error}>
          <Button onClick={refetch}>{t("common:error.retry")}</Button>
        </FailureBox>
      )}
      {!data && !error && <Skeleton height="20rem" role="status" aria-label={t("common:loading")} />}
      {data && (
        <>
          <ModesPart {...data} />
          <ModelsPart {...data} />
          <TryPart models={data.models} />
          <ProvidersPart {...data} />
        </>
      )}
      <CapsPart />
      <UsePart />
      <WatchParts />
    </div>
  );
}
