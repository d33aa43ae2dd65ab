import { queueList } from "@dripstone/contract/forum/list";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Callout } from "../../../ui/callout/callout.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { OfficeList } from "../../../ui/office/office-list.tsx";
import { QueueDesk } from "../../../ui/queue/queue-desk.tsx";
import { LastDecision } from "./last-decision.tsx";
import { PausedPeople } from "./paused-people.tsx";
import classes from "./queue-page.module.css";
import { type Queue, type QueueView, useQueue } from "./use-queue.ts";
import { WaitingList } from "./waiting-list.tsx";
import { WorkPlace } from "./work-place.tsx";

/** What waits for a teacher or an admin in the forum, to be worked through. */
export function QueuePage({ view }: { view: QueueView }) {
  const { t } = useTranslation("moderation");
  const queue = useQueue(view);
  const { page, loading, error, retry } = queue;
  const result = useResultInView(queue);
  const filtered = view.reason !== undefined;
  return (
    <>
      <OfficeHeader title={t("title")} note={page && t("waiting", { count: page.total })} />
      <ListChoices
        dense
        list={queueList}
        view={view}
        choices={[
          {
            name: "reason",
            label: t("reason.label"),
            all: t("reason.all"),
            options: queueList.filters.reason.map((value) => ({ value, text: t(`reason.${value}`) })),
          },
          {
            name: "sort",
            label: t("sort.label"),
            options: queueList.sorts.map((value) => ({ value, text: t(`sort.${value}`) })),
          },
        ]}
      />
      <LastDecision queue={queue} place={result} />
      <OfficeList
        list={queueList}
        view={view}
        label={t("title")}
        page={page}
        loading={loading}
        error={error}
        onRetry={retry}
        empty={
          <Callout className={classes.empty}>
            <p>{t(filtered ? "nothing" : "empty")}</p>
            {filtered && (
              <p>
                <Link to={{ search: listQueryOf(queueList, { sort: view.sort, size: view.size }) }}>
                  {t("showAll")}
                </Link>
              </p>
            )}
          </Callout>
        }
      >
        {(shown) => (
          <QueueDesk work={<WorkPlace queue={queue} of={shown.items.length} />}>
            <WaitingList items={shown.items} queue={queue} />
            <Pager
              list={queueList}
              view={view}
              page={shown}
              label={t("pages")}
              size={{
                name: "size",
                label: t("size"),
                options: queueList.sizes.map((size) => ({ value: String(size), text: String(size) })),
              }}
            />
          </QueueDesk>
        )}
      </OfficeList>
      <PausedPeople onChange={queue.paused} />
    </>
  );
}

/**
 * Keeps what was just done, and the way back, below the page's header: whatever is read next has come to the top by then, and takes the line
 * above it out of view.
 */
function useResultInView({ last, current }: Queue) {
  const result = useRef<HTMLDivElement>(null);
  const id = current?.id;
  useEffect(() => {
    // What was changed in the list below leaves the page there.
    if (last && (last.did !== "pause" || last.pause.canEnd)) result.current?.scrollIntoView({ block: "nearest" });
  }, [last, id]);
  return result;
}
