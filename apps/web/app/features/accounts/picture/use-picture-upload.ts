import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure, type Failure } from "../../../api/failure.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useUploadAvatarMutation } from "../api.ts";
import { objectionToPicture } from "./objection-to-picture.ts";

/** Sends a picture as soon as it is chosen, and shows it meanwhile. */
export function usePictureUpload() {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const [upload, { isLoading }] = useUploadAvatarMutation();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const preview = usePreview(file);

  const send = async (picture: File) => {
    setFailure(null);
    const reply = await upload({ upload: picture });
    if (!reply.error) {
      setFile(null);
      say(t("profile.saved"));
      return;
    }
    const failed = asFailure(reply.error);
    setFailure(failed);
    // The server has looked at it and will say the same again.
    if (failed.code.startsWith("PICTURE_")) setFile(null);
  };
  const take = (picture: File | null | undefined) => {
    if (!picture || isLoading) return;
    const code = objectionToPicture(picture);
    setFile(code ? null : picture);
    if (code) setFailure({ code, message: code });
    else send(picture);
  };
  return { take, preview, isSending: isLoading, failure, retry: file && !isLoading ? () => send(file) : null };
}

/** A file as a picture can be shown of it. Not as `blob:`: the page's security policy takes pictures from nowhere else. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(file);
    return () => {
      reader.abort();
      setPreview(null);
    };
  }, [file]);
  return preview;
}
