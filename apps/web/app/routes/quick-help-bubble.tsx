import { pages, paths } from "@dripstone/contract/paths";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, useLocation } from "react-router";
import type { QuickChatProps } from "../features/tutor/bubble/quick-chat.tsx";
import { useAppSelector } from "../session/store.ts";
import { QuickHelpButton } from "../shell/quick-help/quick-help-button.tsx";
import { OnFailure } from "../ui/failure/on-failure.tsx";
import { fetchPart } from "../ui/late/fetch-part.ts";
import { useToast } from "../ui/toast/toast.tsx";

/**
 * A word with the tutor. All but the button is loaded when it is first opened, and stays from then on, so that a reply arrives wherever one
 * goes meanwhile.
 */
export default function QuickHelpBubble({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const say = useToast();
  const { pathname } = useLocation();
  const consent = useAppSelector((state) => state.auth.user?.parentConsent);
  // A child whose parent has not said yes cannot write to the tutor.
  const isBarred = consent === "waiting" || consent === "refused";
  // The office's own buttons stand where it would.
  const isOffice = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
  const isAway = isBarred || isOffice || pathname === paths.tutor || matchPath(pages.sitting, pathname) !== null;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const [Chat, setChat] = useState<ComponentType<QuickChatProps> | null>(null);
  const isSeen = useRef(false);
  useEffect(() => {
    isSeen.current = isOpen || isAway;
  }, [isOpen, isAway]);
  useEffect(() => {
    if (!isAway) return;
    setOpen(false);
    setWasOpen(false);
  }, [isAway]);
  // Not React.lazy: that keeps a failed download for good, and here the next click tries again.
  useEffect(() => {
    if (!isOpen || Chat) return;
    fetchPart(() => import("../features/tutor/bubble/quick-chat.tsx")).then(
      (part) => setChat(() => part.QuickChat),
      () => {
        setOpen(false);
        say(t("error.offline"));
      },
    );
  }, [isOpen, Chat, say, t]);

  function open(): void {
    setOpen(true);
    setUnread(0);
  }

  function close(): void {
    setOpen(false);
    setWasOpen(true);
  }

  return (
    <>
      {!isAway && !(isOpen && Chat) && (
        <QuickHelpButton unread={unread} busy={isOpen} takesFocus={wasOpen} onOpen={open} />
      )}
      {Chat && (
        <OnFailure fallback={null}>
          <Suspense>
            <Chat
              userId={userId}
              pathname={pathname}
              isOpen={isOpen && !isAway}
              onReply={() => {
                if (!isSeen.current) setUnread((before) => before + 1);
              }}
              onClose={close}
            />
          </Suspense>
        </OnFailure>
      )}
    </>
  );
}
