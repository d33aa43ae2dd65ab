import type { ReactNode } from "react";
import classes from "./list-page.module.css";
import { OfficeHeader } from "./office-header.tsx";

type ListPageProps = {
  title: string;
  /** What can be done on this page. */
  tools?: ReactNode;
  /** The choices, and the list. */
  children: ReactNode;
};

/** A page of the office on which one finds something in a list. */
export function ListPage({ title, tools, children }: ListPageProps) {
  return (
    <>
      <OfficeHeader title={title}>{tools}</OfficeHeader>
      <div className={classes.body}>{children}</div>
    </>
  );
}
