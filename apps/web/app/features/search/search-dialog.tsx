import { paths } from "@dripstone/contract/paths";
import { CloseButton, Modal, VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { isComposing } from "../../ui/form/composing.ts";
import { FoundList } from "./found-list.tsx";
import classes from "./search-dialog.module.css";
import { SearchField } from "./search-field.tsx";
import { useFound } from "./use-found.ts";

/** What `moved` is asked to do by a key. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type SearchDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Closes it without a way on: whoever opened it is back where they were. */
  onDismiss: () => void;
};

/** Looks through the whole site while one types; what was typed stays for the next time. */
export default function SearchDialog({ opened, onClose, onDismiss }: SearchDialogProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState("");
  const [composing, setComposing] = useState(false);
  const found = useFound(typed, opened && !composing);
  const [chosen, setChosen] = useState({ of: found.data, at: 0 });
  const hits = found.data?.groups.flatMap((group) => group.hits) ?? [];
  const at = chosen.of === found.data ? chosen.at : 0;
  const hit = hits[at];
  const page = `${paths.search}?${new URLSearchParams({ q: found.words })}`;

  function follow(to: string): void {
    onClose();
    navigate(to);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return;
    const step = steps[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setChosen({ of: found.data, at: (at + step + hits.length) % hits.length });
    }
    if (event.key === "Enter" && found.words !== "") {
      event.preventDefault();
      // What is shown may still be of fewer words: then the page tells what is found.
      follow(hit && !found.waiting ? hit.path : page);
    }
  }

  return (
    <Modal
      opened={opened}
      onClose={onDismiss}
      returnFocus={false}
      withCloseButton={false}
      size="42rem"
      padding={0}
      yOffset="8dvh"
      classNames={{ content: classes.dialog, body: classes.body }}
    >
      <Modal.Title className={classes.title}>
        <VisuallyHidden>{t("title")}</VisuallyHidden>
      </Modal.Title>
      <div className={classes.head}>
        <SearchField
          value={typed}
          onChange={setTyped}
          onComposing={setComposing}
          onKeyDown={press}
          list={list}
          expanded={hits.length > 0}
          chosen={hit && optionId(list, at)}
        />
        <CloseButton size="lg" aria-label={t("close")} onClick={onDismiss} />
      </div>
      <FoundList id={list} found={found} at={at} optionId={optionId} onFollow={onClose} />
      <div className={classes.foot}>
        {found.words !== "" && (
          <Link to={page} onClick={onClose}>
            {t("page")}
          </Link>
        )}
        <span className={classes.keys}>{t("keys")}</span>
      </div>
    </Modal>
  );
}

const optionId = (list: string, at: number) => `${list}-${at}`;
