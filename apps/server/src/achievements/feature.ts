import type { Feature } from "../feature.ts";
import { achievementData } from "./personal-data.ts";

export const achievements: Feature = { name: "achievements", personalData: achievementData };
