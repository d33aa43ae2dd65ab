import { replyList } from "@dripstone/contract/forum/list";
import { LIST_END, listQueryOf } from "@dripstone/contract/lists/list";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ThreadView } from "../thread-view.ts";
import classes from "./new-replies.module.css";

type NewRepliesProps = {
  count: number;
  /** Where they are not on this page, its view: the last page has them. */
  last: ThreadView | null;
  onShow: () => void;
};

/** Tells that others have replied meanwhile. It has its room from the beginning on, so that nothing moves under whoever reads or writes. */
export function NewReplies({ count, last, onShow }: NewRepliesProps) {
  const { t } = useTranslation("forum");
  const text = count > 0 && t("replies.new", { count });
  return (
    <div role="status" className={classes.place}>
      {text &&
        (last ? (
          <Button
            component={Link}
            to={{ search: listQueryOf(replyList, { sort: "oldest", size: last.size, before: LIST_END }) }}
            size="compact-md"
            variant="light"
            onClick={onShow}
            preventScrollReset
          >
            {text}
          </Button>
        ) : (
          <Button size="compact-md" variant="light" onClick={onShow}>
            {text}
          </Button>
        ))}
    </div>
  );
}
