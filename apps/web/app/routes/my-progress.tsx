import { redirect } from "react-router";

const toProgress = () => redirect("/progress");

export const loader = toProgress;
export const clientLoader = toProgress;
