import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconArrowBigDown, IconArrowBigDownFilled, IconArrowBigUp, IconArrowBigUpFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { writeNumber } from "../../../../i18n/write-number.ts";
import { loginNeeded } from "../../../../session/login-dialog.ts";
import { useAppDispatch } from "../../../../session/store.ts";
import { useFailureText } from "../../../../ui/failure/failure-text.ts";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useVotesText } from "../../use-votes-text.ts";
import type { Thread } from "../use-thread.ts";
import { ownVote, useVoteMutation, type Vote } from "../vote.ts";
import classes from "./vote-buttons.module.css";

type VoteButtonsProps = { thread: Thread; reply?: string | undefined; votes: number; own: boolean };

/** How others have voted, and the reader's own vote: pressed once more, it is taken back. */
export function VoteButtons({ thread: { post, mine, signedIn }, reply, votes, own }: VoteButtonsProps) {
  const { t } = useTranslation(["forum", "errors"]);
  const locale = useLocale();
  const votesText = useVotesText();
  const dispatch = useAppDispatch();
  const say = useToast();
  const failureText = useFailureText();
  const [vote, { isLoading }] = useVoteMutation();
  const cast = ownVote(mine, reply ? { reply } : {});
  const [hasPressed, setPressed] = useState(false);
  const press = async (pressed: "up" | "down") => {
    if (!signedIn) return dispatch(loginNeeded("vote"));
    if (isLoading) return;
    setPressed(true);
    const next: Vote = { post: post.id, ...(reply && { reply }), vote: cast === pressed ? null : pressed };
    const { error } = await vote(next);
    if (error) say(failureText(error));
  };
  const count = (
    <span className={classes.count}>
      <span aria-hidden="true">{writeNumber(locale, votes)}</span>
      {/* What one's own vote has made of it is said; what others do meanwhile is not. */}
      <VisuallyHidden aria-live={hasPressed ? "polite" : "off"}>{votesText(votes)}</VisuallyHidden>
    </span>
  );
  if (own) {
    return (
      <div className={classes.votes} title={t("errors:OWN_VOTE")}>
        <IconArrowBigUp size={18} aria-hidden="true" className={classes.still} />
        {count}
      </div>
    );
  }
  return (
    <fieldset aria-label={t("forum:vote.label")} className={classes.votes}>
      <ActionIcon
        data-scripted=""
        variant="subtle"
        color={cast === "up" ? "jade" : "gray"}
        aria-pressed={cast === "up"}
        aria-label={t("forum:vote.up")}
        onClick={() => press("up")}
      >
        {cast === "up" ? <IconArrowBigUpFilled size={18} /> : <IconArrowBigUp size={18} />}
      </ActionIcon>
      {count}
      <ActionIcon
        data-scripted=""
        variant="subtle"
        color={cast === "down" ? "red" : "gray"}
        aria-pressed={cast === "down"}
        aria-label={t("forum:vote.down")}
        onClick={() => press("down")}
      >
        {cast === "down" ? <IconArrowBigDownFilled size={18} /> : <IconArrowBigDown size={18} />}
      </ActionIcon>
    </fieldset>
  );
}
