import { LanguagePage } from "../features/language/language-page.tsx";
import { HubData } from "../ui/head/hub-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Language() {
  return (
    <>
      <RouteHead page="language" />
      <HubData courses={["chinese", "english"]} />
      <LanguagePage />
    </>
  );
}
