import { missingAt, otherAddresses } from "@dripstone/contract/other-addresses";
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";

export const loader = ({ request }: LoaderFunctionArgs) => redirect(missingAt(new URL(request.url).pathname));

/** The server has its own way from addresses that people type; this is for links in the browser. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  return redirect(otherAddresses[pathname.toLowerCase()] ?? missingAt(pathname));
};
