import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { ChatPicture } from "./chat-picture.tsx";
import classes from "./picture-field.module.css";
import type { PictureState } from "./use-picture.ts";

/** The picture that goes along with what is being written. */
export function PictureField({ state, onRemove }: { state: PictureState; onRemove: () => void }) {
  const { t } = useTranslation("chat");
  const failureText = useFailureText();
  if (state.is === "none") return null;
  return (
    <div className={classes.field}>
      {state.is === "there" && <ChatPicture id={state.id} size="small" />}
      {state.is === "arriving" && (
        <span role="status" className={classes.state}>
          <Loader size="xs" aria-hidden /> {t("picture.sending")}
        </span>
      )}
      {state.is === "refused" && (
        <span role="alert" className={classes.refused}>
          {failureText(state.error)}
        </span>
      )}
      <Button size="compact-sm" variant="subtle" onClick={onRemove}>
        {t(state.is === "refused" ? "picture.dismiss" : "picture.remove")}
      </Button>
    </div>
  );
}
