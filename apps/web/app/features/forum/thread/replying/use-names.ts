import { useMemo } from "react";
import { usePeopleInThreadQuery } from "../../api.ts";

/** Who may be mentioned in a thread, by whoever may reply: those who have written in it. */
export function useNames(post: string, mayReply: boolean): readonly string[] {
  const { data: people } = usePeopleInThreadQuery({ params: { id: post }, query: {} }, { skip: !mayReply });
  return useMemo(() => [...new Set(people?.map(({ name }) => name))], [people]);
}
