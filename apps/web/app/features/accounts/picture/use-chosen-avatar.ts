import { type GalleryAvatar, galleryAvatars } from "@dripstone/contract/accounts/avatars";
import { useDebouncedCallback } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useChangeProfileMutation } from "../api.ts";

/** The arrow keys choose every picture on the way: only where they come to rest is saved. */
const REST_MS = 400;

/** The picture that is shown as chosen, ahead of the server; without its yes, the saved one is shown again. */
export function useChosenAvatar(saved: string) {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const [changeProfile, { isLoading, error }] = useChangeProfileMutation();
  const [chosen, setChosen] = useState<GalleryAvatar | null>(null);
  const newest = useRef<GalleryAvatar>(null);
  const underWay = useRef<Promise<unknown>>(null);
  const save = useDebouncedCallback(
    async (avatar: GalleryAvatar) => {
      // One after another: two at once could arrive in the other order.
      await underWay.current;
      if (newest.current !== avatar) return;
      const saving = changeProfile({ body: { avatar } });
      underWay.current = saving;
      const reply = await saving;
      if (newest.current !== avatar) return;
      setChosen(null);
      if (!reply.error) say(t("profile.saved"));
    },
    { delay: REST_MS, flushOnUnmount: true },
  );
  const choose = (id: string) => {
    if (!isOfGallery(id)) {
      // Back at one's own picture, which is there as long as nothing else was saved.
      save.cancel();
      setChosen(null);
      return;
    }
    newest.current = id;
    setChosen(id);
    save(id);
  };
  return { shown: chosen ?? saved, choose, isSaving: isLoading, error };
}

const isOfGallery = (id: string): id is GalleryAvatar => (galleryAvatars as readonly string[]).includes(id);
