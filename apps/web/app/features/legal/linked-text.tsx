import { type Path, paths } from "@dripstone/contract/paths";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { site } from "../../../../../site.config.ts";

/** Where the marked words of the papers lead. */
const addresses: Record<string, Path | "#contact"> = {
  contact: "#contact",
  children: `${paths.privacy}#children`,
  deletion: `${paths.privacy}#deletion`,
  profile: paths.profile,
  classes: paths.classes,
  refunds: `${paths.classes}#refunds`,
};

/** A text of the papers with its marks: `<b>` for stress, `<mail>` for the school's address, and the names of pages. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/g);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    return <Fragment key={index}>{index % 3 === 2 ? marked(parts[index - 1] ?? "", part) : part}</Fragment>;
  });
}

function marked(mark: string, words: string): ReactNode {
  if (mark === "mail") return <a href={`mailto:${site.email}`}>{words}</a>;
  const to = addresses[mark];
  return to ? <Link to={to}>{words}</Link> : <strong>{words}</strong>;
}
