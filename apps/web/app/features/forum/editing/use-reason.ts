import { useState } from "react";

/** Why somebody changes what another person wrote; nobody needs a reason for their own words. */
export function useReason(own: boolean) {
  const [text, setText] = useState("");
  const [isVain, setVain] = useState(false);
  const isMissing = !own && text.trim() === "";
  return {
    text,
    setText,
    isTold: isVain && isMissing,
    /** Asked when it is sent: from then on, it is told that one is missing. */
    isGiven(): boolean {
      setVain(true);
      return !isMissing;
    },
  };
}

export type Reason = ReturnType<typeof useReason>;
