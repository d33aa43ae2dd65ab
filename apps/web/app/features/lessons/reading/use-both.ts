import type { Lesson } from "@dripstone/contract/lessons/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { useState } from "react";
import { useLocaleToggle } from "../../../i18n/use-locale.ts";
import { useLessonQuery } from "../api.ts";

export type Both = {
  /** Whether the lesson is shown in the other language, too. */
  shown: boolean;
  turn: () => void;
  other: Locale;
  /** The lesson in the other language; null until it is there. */
  lesson: Lesson | null;
  failed: boolean;
};

/** A lesson beside itself in the other language, for those who learn that one. */
export function useBoth({ course, slug }: Lesson): Both {
  const [shown, setShown] = useState(false);
  const { other } = useLocaleToggle();
  const { currentData, isError } = useLessonQuery(
    { params: { course, lesson: slug }, query: { language: other } },
    { skip: !shown },
  );
  return {
    shown,
    turn: () => setShown((before) => !before),
    other,
    lesson: shown ? (currentData ?? null) : null,
    failed: shown && isError,
  };
}
