import type { fileEndpoints } from "@dripstone/contract/files/endpoints";
import type { Deps } from "../deps.ts";
import type { Feature } from "../feature.ts";
import type { Handlers } from "../http/handlers.ts";
import { hourly } from "../jobs/hourly.ts";
import { fileData } from "./personal-data.ts";
import { keepPicture } from "./pictures/keep-picture.ts";
import { pictureRoute } from "./pictures/picture-route.ts";
import { postedPictures } from "./pictures/purpose.ts";
import { tidyFiles } from "./tidy-files.ts";

export const files: Feature = {
  name: "files",
  routes: fileRoutes,
  beside: pictureRoute,
  files: { purposes: [postedPictures] },
  personalData: fileData,
  chores: [hourly("tidy", tidyFiles)],
};

function fileRoutes(deps: Deps): Handlers<typeof fileEndpoints> {
  return { "POST /pictures": (call) => keepPicture(deps, call, call.upload) };
}
