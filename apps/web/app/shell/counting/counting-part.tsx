import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useAppSelector } from "../../session/store.ts";
import { OnFailure } from "../../ui/failure/on-failure.tsx";
import type { Tag } from "../../ui/head/page-setting.ts";
import { asksNotToTrack, useAnswer } from "./answer.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { isOpenPage } from "./open-pages.ts";
import { startTag, stopTag } from "./run-tag.ts";

/** Asks a visitor once, and runs the tag as long as the answer is yes. Whoever is logged in is neither asked nor counted (decision 047). */
export function CountingPart({ tag }: { tag: Tag }) {
  const { pathname } = useLocation();
  const isVisitor = useAppSelector(({ auth }) => auth.ready && auth.token === null);
  const answer = useAnswer();
  const mayAsk = isVisitor && isOpenPage(pathname) && !asksNotToTrack();
  const isOn = mayAsk && answer === "yes";
  useEffect(() => {
    if (isOn) startTag(tag);
    else stopTag();
  }, [isOn, tag]);
  const [answeredAt, setAnsweredAt] = useState<string>();
  const isThanked = answeredAt === pathname;
  if (!mayAsk || (answer !== null && !isThanked)) return null;
  return (
    <OnFailure fallback={null}>
      <Suspense>
        <ConsentBar isThanked={isThanked} onAnswer={() => setAnsweredAt(pathname)} />
      </Suspense>
    </OnFailure>
  );
}
