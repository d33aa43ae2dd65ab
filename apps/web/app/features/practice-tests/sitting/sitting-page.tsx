import { useEffect, useState } from "react";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NotFoundPage } from "../../../ui/notice/not-found-page.tsx";
import { useSittingQuery } from "../api.ts";
import { ResultPage } from "../result/result-page.tsx";
import { TestsFailed } from "../tests-failed.tsx";
import { TestsWaiting } from "../tests-waiting.tsx";
import { OpenSitting } from "./open-sitting.tsx";
import { useAnswerKeeper } from "./use-answer-keeper.ts";

/** So often an open sitting is compared with what another device may have done. */
const COMPARE_MS = 60_000;

/** One of one's own sittings: the questions while it is open, what came out of it afterwards. */
export function SittingPage({ id }: { id: string }) {
  const [wasOpen, setWasOpen] = useState(false);
  const [lost, setLost] = useState<readonly number[]>([]);
  const asked = { params: { id }, query: { language: useLocale() } };
  const [isOver, setIsOver] = useState(false);
  const {
    data: sitting,
    error,
    refetch,
  } = useSittingQuery(asked, { refetchOnMountOrArgChange: true, pollingInterval: isOver ? 0 : COMPARE_MS });
  const { keeper, answers } = useAnswerKeeper(id, refetch);

  useEffect(() => {
    if (!sitting) return;
    if (sitting.score) {
      setIsOver(true);
      const left = keeper.close();
      if (left.length > 0) setLost(left);
    } else {
      setWasOpen(true);
      keeper.take(sitting.answers);
      void keeper.send();
    }
  }, [sitting, keeper]);

  // Whoever comes back to a tab that slept sees the time that is left, and what was done elsewhere.
  useEffect(() => {
    const compare = () => {
      if (document.visibilityState === "visible") void refetch();
    };
    document.addEventListener("visibilitychange", compare);
    return () => document.removeEventListener("visibilitychange", compare);
  }, [refetch]);

  if (!sitting) {
    if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
    return error ? <TestsFailed error={error} onRetry={refetch} /> : <TestsWaiting />;
  }
  if (sitting.score) return <ResultPage sitting={sitting} lost={lost} fresh={wasOpen} />;
  return <OpenSitting sitting={sitting} keeper={keeper} answers={answers} onUp={refetch} />;
}
