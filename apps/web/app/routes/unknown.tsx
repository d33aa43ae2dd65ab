import { redirect } from "react-router";

const toNotFound = () => redirect("/404");

export const loader = toNotFound;
export const clientLoader = toNotFound;
