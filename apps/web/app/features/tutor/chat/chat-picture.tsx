import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useChatPictureQuery } from "../api.ts";
import classes from "./chat-picture.module.css";

type ChatPictureProps = { id: string; size: "small" | "large" };

/** A picture of a conversation, which only its readers get. */
export function ChatPicture({ id, size }: ChatPictureProps) {
  const { t } = useTranslation("chat");
  const { data, error } = useChatPictureQuery({ params: { id } });
  if (error) return <p className={classes.gone}>{t("picture.gone")}</p>;
  return (
    <span className={classes.frame} data-size={size}>
      {data ? (
        <img src={`data:${data.type};base64,${data.base64}`} alt={t("picture.alt")} className={classes.picture} />
      ) : (
        <Skeleton height="100%" />
      )}
    </span>
  );
}
