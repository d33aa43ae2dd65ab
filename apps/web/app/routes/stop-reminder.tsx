import { useMailedLink } from "../features/accounts/mailed-link/use-mailed-link.ts";
import { StopReminderPage } from "../features/weekly-problem/reminder/stop-reminder-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

const partsOfLink = ["token"] as const;

export default function StopReminder() {
  const [link] = useMailedLink(partsOfLink);
  return (
    <>
      <RouteHead page="stopReminder" hidden />
      {/* The address holds a token until it is read. */}
      <meta name="referrer" content="no-referrer" />
      <StopReminderPage token={link === null ? null : link?.token} />
    </>
  );
}
