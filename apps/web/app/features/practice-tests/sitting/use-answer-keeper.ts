import type { SittingAnswer } from "@dripstone/contract/practice-tests/payloads";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { asFailure, type Failure } from "../../../api/failure.ts";
import { useMarkAnswerMutation } from "../api.ts";
import { type AnswerKeeper, answerKeeper } from "./answer-keeper.ts";

type Reread = () => PromiseLike<{ data?: { answers: SittingAnswer[] } | undefined; error?: unknown }>;

/** The answers of a sitting, kept while the page is open; what comes from the server goes in by `take`. */
export function useAnswerKeeper(id: string, reread: Reread) {
  const [mark] = useMarkAnswerMutation();
  const read = useRef(reread);
  useEffect(() => {
    read.current = reread;
  });
  const [keeper] = useState<AnswerKeeper>(() => {
    const answersThere = async (): Promise<readonly SittingAnswer[] | Failure> => {
      const { data, error } = await read.current();
      return error || !data ? asFailure(error) : data.answers;
    };
    return answerKeeper({
      sittingId: id,
      onOver: () => void read.current(),
      server: {
        async mark(question, { choice, ...rest }) {
          const params = { id, question };
          const { data, error } = await mark({ params, body: { ...rest, choice: choice ?? "none" } });
          return data ?? asFailure(error);
        },
        reread: answersThere,
      },
    });
  });
  const answers = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);

  useEffect(() => {
    const again = () => void keeper.send();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      keeper.pause();
    };
  }, [keeper]);
  return { keeper, answers };
}
