import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import classes from "./watch.module.css";

type ConversationItemProps = {
  student: { name: string };
  /** Nobody has taken care of it. */
  isNew?: boolean;
  /** What is told of it beside the student's name. */
  facts: ReactNode;
  /** What stands below, opened or not. */
  note?: ReactNode;
  /** The conversation; each look at it is noted, so it is there only once somebody opens it. */
  children: ReactNode;
};

/** A conversation in a list, which opens in its place. */
export function ConversationItem({ student, isNew = false, facts, note, children }: ConversationItemProps) {
  const [isOpen, open] = useState(false);
  return (
    <li className={classes.conversation} data-new={isNew || undefined}>
      <button type="button" className={classes.head} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span className={classes.name}>{student.name}</span>
        {facts}
        <IconChevronDown size={18} aria-hidden className={classes.opens} />
      </button>
      {note}
      {isOpen && children}
    </li>
  );
}
