import { useMemo } from "react";
import { usePeopleInThreadQuery } from "../../api.ts";
import type { Thread } from "../use-thread.ts";

/** Who may be mentioned in a thread: those who have written in it. */
export function useNames({ post, mine }: Thread): readonly string[] {
  const { data: people } = usePeopleInThreadQuery({ params: { id: post.id }, query: {} }, { skip: !mine?.may.reply });
  return useMemo(() => [...new Set(people?.map(({ name }) => name))], [people]);
}
