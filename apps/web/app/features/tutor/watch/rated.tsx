import { useEffect } from "react";
import { useReadRatedMutation } from "../api.ts";
import { Transcript } from "./transcript.tsx";

type RatedProps = { messageId: string; student: { name: string } };

/** What was said around a reply that has not helped. That it is looked at is noted, so it is asked for only when somebody opens it. */
export function Rated({ messageId, student }: RatedProps) {
  const [read, { data, error }] = useReadRatedMutation();
  useEffect(() => void read({ params: { messageId } }), [read, messageId]);
  return <Transcript student={student} messages={data?.messages} marked={new Set([messageId])} error={error} />;
}
