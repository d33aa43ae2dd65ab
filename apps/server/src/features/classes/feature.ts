import type { Feature } from "../../feature.ts";
import { hourly } from "../../jobs/hourly.ts";
import { calendarsRoute } from "./calendars/calendars-route.ts";
import { classMails } from "./mailing/kinds.ts";
import { writeGivenUp } from "./mailing/write-given-up.ts";
import { writeOfLessons } from "./mailing/write-of-lessons.ts";
import { writePlace } from "./mailing/write-place.ts";
import { classDeskRoutes } from "./office/desk-routes.ts";
import { classOfficeRoutes } from "./office/routes.ts";
import { placesWaiting } from "./office/waiting.ts";
import { classesData } from "./personal-data.ts";
import { fillFreePlaces } from "./places/fill-free-places.ts";
import { spotOpened } from "./places/spot-opened.ts";
import { classesPart } from "./reading/sitemap-part.ts";
import { classRoutes } from "./routes.ts";
import { seedDemoClasses } from "./seed/seed-demo-classes.ts";
import { seedPrograms } from "./seed/seed-programs.ts";
import { classLessons } from "./telling/notice.ts";

export const classes: Feature = {
  name: "classes",
  beside: calendarsRoute,
  routes: (deps) => ({ ...classRoutes(deps), ...classOfficeRoutes(deps), ...classDeskRoutes(deps) }),
  mails: {
    kinds: classMails,
    writers: (deps) => ({
      "class-place": (params, to) => writePlace(deps, params, to),
      "class-given-up": (params, to) => writeGivenUp(deps, params, to),
      "class-lessons": (params, to) => writeOfLessons(deps, params, to),
    }),
  },
  notices: [classLessons, spotOpened],
  sitemap: classesPart,
  waiting: placesWaiting,
  personalData: classesData,
  chores: [hourly("fill-free-places", fillFreePlaces)],
  seeds: [seedPrograms, seedDemoClasses],
};
