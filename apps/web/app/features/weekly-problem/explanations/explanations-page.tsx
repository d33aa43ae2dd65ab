import { listQueryOf } from "@dripstone/contract/lists/list";
import { explanationList } from "@dripstone/contract/weekly-problem/explanations";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Callout } from "../../../ui/callout/callout.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { QueueDesk } from "../../../ui/queue/queue-desk.tsx";
import { ExplanationList } from "./explanation-list.tsx";
import { type QueueView, useQueue } from "./use-queue.ts";
import { useQueueChoices } from "./use-queue-choices.ts";
import { WorkPlace } from "./work-place.tsx";

/** What students have written, for a teacher to work through. */
export function ExplanationsPage({ view }: { view: QueueView }) {
  const { t } = useTranslation("explanations");
  const queue = useQueue(view);
  const { page, loading, error, retry } = queue;
  const { choices, sizes } = useQueueChoices(page?.weeks ?? []);
  const filtered = view.state !== undefined || view.week !== undefined;
  const unread = page?.weeks.reduce((sum, week) => sum + week.unread, 0);
  return (
    <>
      <OfficeHeader title={t("title")} note={unread !== undefined && t("unread", { count: unread })} />
      <ListChoices list={explanationList} view={view} choices={choices} />
      <OfficeList
        list={explanationList}
        view={view}
        label={t("title")}
        page={page}
        loading={loading}
        error={error}
        onRetry={retry}
        empty={
          <Callout>
            <p>{t(filtered ? "nothing" : "empty")}</p>
            {filtered && (
              <p>
                <Link to={{ search: listQueryOf(explanationList, { sort: view.sort, size: view.size }) }}>
                  {t("showAll")}
                </Link>
              </p>
            )}
          </Callout>
        }
      >
        {(shown) => (
          <QueueDesk work={<WorkPlace queue={queue} of={shown.items.length} />}>
            <ExplanationList items={shown.items} queue={queue} />
            <Pager list={explanationList} view={view} page={shown} label={t("pages")} size={sizes} />
          </QueueDesk>
        )}
      </OfficeList>
    </>
  );
}
