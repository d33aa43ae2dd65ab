import { useMailedLink } from "../features/accounts/mailed-link/use-mailed-link.ts";
import { StopLettersPage } from "../features/letters/stop-letters-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

const partsOfLink = ["token"] as const;

export default function StopLetters() {
  const [link] = useMailedLink(partsOfLink);
  return (
    <>
      <RouteHead page="stopLetters" hidden />
      {/* The address holds a token until it is read. */}
      <meta name="referrer" content="no-referrer" />
      <StopLettersPage token={link === null ? null : link?.token} />
    </>
  );
}
