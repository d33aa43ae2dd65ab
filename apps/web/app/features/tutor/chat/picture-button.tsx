import { ActionIcon } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

/** What the server takes; a phone offers its camera for it, and makes a JPEG of its own formats. */
const TAKEN = "image/jpeg,image/png,image/webp,image/gif";

/** Chooses or takes a picture of a problem. */
export function PictureButton({ size, onChoose }: { size: number; onChoose: (file: File) => void }) {
  const { t } = useTranslation("chat");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TAKEN}
        hidden
        aria-label={t("picture.add")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same one can be chosen again.
          currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
      <ActionIcon
        variant="default"
        size={size}
        aria-label={t("picture.add")}
        title={t("picture.add")}
        onClick={() => input.current?.click()}
      >
        <IconCamera size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
