import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { asFailure, mayArrive } from "../../api/failure.ts";
import { useFailureText } from "../failure/failure-text.ts";
import classes from "./pending-pictures.module.css";
import type { PendingPicture } from "./use-pictures.ts";

type PendingPicturesProps = {
  pictures: readonly PendingPicture[];
  onRetry: (picture: PendingPicture) => void;
  onRemove: (id: string) => void;
};

/** Its name is that of a picture, and its bytes are not: whoever chose it is not helped by which kinds there are. */
const isMisnamed = ({ file, failure }: PendingPicture) =>
  asFailure(failure).code === "POSTED_PICTURE_TYPE_UNKNOWN" && /\.(png|jpe?g|webp|gif)$/i.test(file.name);

/** Pictures that are not in the text yet. */
export function PendingPictures({ pictures, onRetry, onRemove }: PendingPicturesProps) {
  const { t } = useTranslation("editor");
  const failureText = useFailureText();
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.pictures} aria-label={t("picture.list")}>
      {pictures.map((picture) => (
        <li key={picture.id} className={classes.picture}>
          <span className={classes.name}>{picture.file.name}</span>
          {picture.failure === undefined ? (
            <span role="status" className={classes.state}>
              <Loader size="xs" aria-hidden /> {t("picture.sending")}
            </span>
          ) : (
            <>
              <span role="alert" className={classes.failure}>
                <VisuallyHidden>{t("picture.failed", { name: picture.file.name })}</VisuallyHidden>
                {isMisnamed(picture) ? t("picture.misnamed") : failureText(picture.failure)}
              </span>
              {mayArrive(asFailure(picture.failure)) && (
                <Button size="compact-sm" variant="default" onClick={() => onRetry(picture)}>
                  {t("picture.retry")}
                </Button>
              )}
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onRemove(picture.id)}>
                {t("picture.remove")}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
