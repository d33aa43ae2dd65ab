import { LanguagePage } from "../features/language/language-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Language() {
  return (
    <>
      <RouteHead page="language" />
      <LanguagePage />
    </>
  );
}
