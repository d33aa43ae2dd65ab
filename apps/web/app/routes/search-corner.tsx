import { paths } from "@dripstone/contract/paths";
import { ActionIcon } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ComponentType, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { fetchPart } from "../ui/late/fetch-part.ts";
import { useToast } from "../ui/toast/toast.tsx";

type SearchBox = ComponentType<{ opened: boolean; onClose: () => void; onDismiss: () => void }>;

/** The way into the search over the whole site: a link to its page, which opens the box over this one where there is JavaScript. */
export function SearchCorner() {
  const { t } = useTranslation();
  const say = useToast();
  const [opened, setOpened] = useState(false);
  const [Box, setBox] = useState<SearchBox>();
  const opener = useRef<Element | null>(null);
  const open = useCallback(() => {
    // Now: until the box is there, a page that comes may take the focus.
    opener.current = document.activeElement;
    fetchPart(() => import("../features/search/search-dialog.tsx")).then(
      (box) => {
        setBox(() => box.default);
        setOpened(true);
      },
      () => say(t("error.offline")),
    );
  }, [say, t]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForSearch(event) || isBehindDialog()) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open]);

  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  const dismiss = () => {
    setOpened(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const label = t("list.search");
  return (
    <>
      <ActionIcon
        component={Link}
        to={paths.search}
        variant="subtle"
        color="gray"
        size="xl"
        radius="xl"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        title={label}
        onClick={click}
      >
        <IconSearch aria-hidden size={20} />
      </ActionIcon>
      {Box && (
        <Suspense>
          <Box opened={opened} onClose={() => setOpened(false)} onDismiss={dismiss} />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl+K, or Cmd+K on a Mac, where Ctrl+K belongs to every field; an editor that makes a link of it has taken it before. */
function isForSearch(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
  if (defaultPrevented || isComposing || altKey || shiftKey || key.toLowerCase() !== "k") return false;
  return navigator.platform.startsWith("Mac") ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

const isBehindDialog = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;
