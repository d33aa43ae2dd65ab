import { LedHere } from "../features/home/led-here.tsx";
import { MyStart } from "../features/progress/my-start/my-start.tsx";
import { ThisWeek } from "../features/weekly-problem/this-week/this-week.tsx";

/** How the home page opens for whoever is logged in. */
export default function MyHome() {
  return (
    <>
      <LedHere />
      <MyStart week={<ThisWeek />} />
    </>
  );
}
