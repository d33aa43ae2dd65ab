import { useState } from "react";
import { useAppSelector } from "../../session/store.ts";

/** Numbers whoever writes on the page: a visitor who logs in is still the same, another user in the place of one is the next. */
export function useWriter(): number {
  const user = useAppSelector((state) => state.auth.user?.id);
  const [writer, setWriter] = useState({ user, number: 0 });
  if (user === undefined || user === writer.user) return writer.number;
  const next = { user, number: writer.user === undefined ? writer.number : writer.number + 1 };
  setWriter(next);
  return next.number;
}
