import { useInBrowser } from "../use-in-browser.ts";
import { useDates } from "./use-dates.ts";

/** How long ago something was. The server's page is kept, so it tells the day until it has come alive. */
export function Ago({ at }: { at: string }) {
  const { ago, day } = useDates();
  const inBrowser = useInBrowser();
  return (
    <time dateTime={at} title={day(at)}>
      {inBrowser ? ago(at) : day(at)}
    </time>
  );
}
