import { paths } from "@dripstone/contract/paths";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { typedKeys } from "../../../ui/office/keys/key-table.ts";
import { OfficeKeys } from "../../../ui/office/keys/office-keys.tsx";
import { useKeyDeeds } from "../../../ui/office/keys/use-key-deeds.ts";
import { QueuePlace } from "../../../ui/queue/queue-place.tsx";
import { placeOf, toEdit } from "../thread/places.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { SilenceDialog } from "./silence-dialog.tsx";
import type { Queue } from "./use-queue.ts";
import { WaitingCard } from "./waiting-card.tsx";
import classes from "./work-place.module.css";

type WorkPlaceProps = {
  queue: Queue;
  /** How much waits on the page. */
  of: number;
};

/** What is being read, and what can be done with it: by buttons, and by keys as long as nobody is typing. */
export function WorkPlace({ queue, of }: WorkPlaceProps) {
  // What the dialogs say is there before they open, for whoever types at once.
  const { t } = useTranslation(["moderation", "fields"]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { current, at, next, previous, decide, undo, busy, refusal, retry } = queue;
  const [asked, setAsked] = useState<"hide" | "silence" | null>(null);

  const edit = () => {
    if (!current) return;
    const { kind, id, post } = current;
    const place = kind === "post" ? paths.editPost(id) : placeOf(post.id, id);
    void navigate(place, { state: toEdit(id, pathname + search) });
  };
  const act = (deed: () => void) => () => {
    if (asked === null && current?.mayModerate) deed();
  };
  const approve = act(() => void decide("visible"));
  const hide = act(() => setAsked("hide"));
  const silence = act(() => current?.author && setAsked("silence"));
  const deeds = {
    next: () => asked ?? next(),
    previous: () => asked ?? previous(),
    approve,
    hide,
    edit: act(edit),
    silence,
    undo: () => asked ?? void undo(),
  };
  useKeyDeeds(deeds);
  if (!current) return null;
  const { mayModerate, author, post } = current;
  const stands = current.state === "held" ? "held" : "visible";
  return (
    <QueuePlace
      current={current.id}
      label={t("reading", { title: post.title })}
      count={t("count", { number: at + 1, count: of })}
    >
      <FailureBox error={refusal}>
        <Button variant="default" onClick={retry}>
          {t("lookAgain")}
        </Button>
      </FailureBox>
      {mayModerate ? (
        <Group gap="sm">
          <Button onClick={approve} loading={busy}>
            {t(`approve.${stands}`)}
          </Button>
          <Button variant="default" onClick={hide}>
            {t("hide.open")}
          </Button>
          <Button variant="default" onClick={edit}>
            {t("edit")}
          </Button>
          {author && (
            <Button variant="default" onClick={silence}>
              {t("silence.open")}
            </Button>
          )}
        </Group>
      ) : (
        <p className={classes.note}>{t("forAdmins")}</p>
      )}
      <WaitingCard item={current} />
      <OfficeKeys of={typedKeys(deeds)} says={stands === "held" ? {} : { approve: t("keepKey") }} />
      <HideDialog
        opened={asked === "hide"}
        busy={busy}
        refusal={refusal}
        onHide={(reason) => decide("hidden", reason)}
        onClose={() => setAsked(null)}
      />
      {author && (
        <SilenceDialog
          key={author.id}
          opened={asked === "silence"}
          person={author}
          onClose={() => setAsked(null)}
          onChange={queue.paused}
        />
      )}
    </QueuePlace>
  );
}
