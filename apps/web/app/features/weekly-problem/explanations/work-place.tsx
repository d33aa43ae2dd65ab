import { getHotkeyHandler } from "@mantine/hooks";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useKeyDeeds } from "../../../ui/office/keys/use-key-deeds.ts";
import { QueuePlace } from "../../../ui/queue/queue-place.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { ExplanationCard } from "./explanation-card.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { Queue } from "./use-queue.ts";

type WorkPlaceProps = {
  queue: Queue;
  /** How many explanations the page has. */
  of: number;
};

/** The explanation that is being read, and what is said to it. Keys do what buttons do. */
export function WorkPlace({ queue, of }: WorkPlaceProps) {
  const { t } = useTranslation("explanations");
  const say = useToast();
  const { current, at, draft, change, next, previous } = queue;
  const comment = useRef<HTMLTextAreaElement>(null);
  useKeyDeeds({
    next,
    previous,
    excellent: () => draft && change({ excellent: !draft.excellent }),
    comment: () => comment.current?.focus(),
  });
  if (!current || !draft) return null;

  const save = async () => {
    if (await queue.review()) say(t("saved", { name: current.student.name }));
  };
  return (
    <QueuePlace
      current={current.id}
      label={t("reading", { name: current.student.name, title: current.title })}
      count={t("count", { number: at + 1, count: of })}
      onKeyDown={getHotkeyHandler([["mod+Enter", save]])}
    >
      <ExplanationCard explanation={current} />
      <ReviewForm queue={queue} explanation={current} draft={draft} onSave={save} commentRef={comment} />
    </QueuePlace>
  );
}
