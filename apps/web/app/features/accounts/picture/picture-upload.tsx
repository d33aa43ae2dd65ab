import { Button, FileButton, Loader } from "@mantine/core";
import { IconPhotoUp } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { PICTURE_TYPES } from "./objection-to-picture.ts";
import classes from "./picture-upload.module.css";
import { usePictureUpload } from "./use-picture-upload.ts";

/** Takes a picture from a file dialog or dropped from elsewhere. */
export function PictureUpload() {
  const { t } = useTranslation("accounts");
  const { take, preview, isSending, failure, retry } = usePictureUpload();
  const [isOver, setOver] = useState(false);
  const forgetFile = useRef<() => void>(null);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files[0]);
  };
  const choose = (file: File | null) => {
    // Otherwise the same file, chosen again after a failure, would not count as a choice.
    forgetFile.current?.();
    take(file);
  };
  return (
    <div className={classes.upload}>
      <fieldset
        aria-labelledby="own-picture"
        className={classes.area}
        data-over={isOver || undefined}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        <div className={classes.preview} aria-hidden="true">
          {preview ? <img src={preview} alt="" /> : <IconPhotoUp size={30} stroke={1.5} />}
          {isSending && (
            <span className={classes.busy}>
              <Loader size={34} color="white" />
            </span>
          )}
        </div>
        <div className={classes.ways}>
          <FileButton onChange={choose} accept={PICTURE_TYPES} resetRef={forgetFile} disabled={isSending}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                aria-describedby="own-picture-hint"
                aria-disabled={isSending}
                data-disabled={isSending || undefined}
              >
                {t("picture.choose")}
              </Button>
            )}
          </FileButton>
          {!isSending && <p className={classes.or}>{t("picture.drop")}</p>}
          <p role="status" className={classes.sending}>
            {isSending && t("picture.sending")}
          </p>
        </div>
      </fieldset>
      <p id="own-picture-hint" className={classes.hint}>
        {t("picture.uploadHint")}
      </p>
      <FailureBox error={failure}>
        {retry && (
          <Button variant="default" onClick={retry} className={classes.retry}>
            {t("picture.retry")}
          </Button>
        )}
      </FailureBox>
    </div>
  );
}
