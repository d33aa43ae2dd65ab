import { HomePage } from "../features/home/home-page.tsx";
import { BusinessData } from "../ui/head/business-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Home() {
  return (
    <>
      <RouteHead page="home" />
      <BusinessData />
      <HomePage />
    </>
  );
}
