import { paths } from "@dripstone/contract/paths";
import { redirect } from "react-router";

const toProgress = () => redirect(paths.progress);

export const loader = toProgress;
export const clientLoader = toProgress;
