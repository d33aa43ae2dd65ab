import { getHotkeyHandler, type HotkeyItem } from "@mantine/hooks";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
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

/** The explanation that is being read, and what is said to it. While the focus is in here, a key does what a button does. */
export function WorkPlace({ queue, of }: WorkPlaceProps) {
  const { t } = useTranslation("explanations");
  const say = useToast();
  const { current, at, draft, change, next, previous } = queue;
  const comment = useRef<HTMLTextAreaElement>(null);
  if (!current || !draft) return null;

  const save = async () => {
    if (await queue.review()) say(t("saved", { name: current.student.name }));
  };
  const sending: HotkeyItem[] = [["mod+Enter", save]];
  const reading: HotkeyItem[] = [
    ["J", next],
    ["K", previous],
    ["E", () => change({ excellent: !draft.excellent })],
    ["C", () => comment.current?.focus()],
  ];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    getHotkeyHandler(isTyping ? sending : [...sending, ...reading])(event);
  };
  return (
    <QueuePlace
      current={current.id}
      label={t("reading", { name: current.student.name, title: current.title })}
      count={t("count", { number: at + 1, count: of })}
      onKeyDown={press}
    >
      <ExplanationCard explanation={current} />
      <ReviewForm queue={queue} explanation={current} draft={draft} onSave={save} commentRef={comment} />
    </QueuePlace>
  );
}
