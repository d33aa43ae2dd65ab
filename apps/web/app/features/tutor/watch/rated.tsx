import { useEffect } from "react";
import { useReadRatedMutation } from "../api.ts";
import { Transcript } from "./transcript.tsx";

/** What was said around a reply that has not helped. That it is looked at is noted, so it is asked for only when somebody opens it. */
export function Rated({ messageId }: { messageId: string }) {
  const [read, { data, error }] = useReadRatedMutation();
  useEffect(() => void read({ params: { messageId } }), [read, messageId]);
  return <Transcript messages={data?.messages} marked={new Set([messageId])} error={error} />;
}
