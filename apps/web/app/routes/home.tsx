import { HomePage } from "../features/home/home-page.tsx";
import { BusinessData } from "../ui/business-data.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Home() {
  return (
    <>
      <RouteHead page="home" />
      <BusinessData />
      <HomePage />
    </>
  );
}
