import { userOfficeLimits } from "@dripstone/contract/accounts/office/limits";
import { userList } from "@dripstone/contract/accounts/office/list";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { ActionIcon, Button, Group, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { asFailure } from "../../../api/failure.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useUnfolding } from "../../../ui/form/use-unfolding.ts";
import { useForgetUserViewMutation, useKeepUserViewMutation, useUserViewsQuery } from "../api.ts";
import classes from "./saved-views.module.css";
import type { UserView } from "./user-view.ts";

/** Views under names of one's own, and the way to keep the one that is shown. */
export function SavedViews({ view }: { view: UserView }) {
  const { t } = useTranslation("users");
  const { data: views = [] } = useUserViewsQuery(undefined);
  const [forget, { error }] = useForgetUserViewMutation();
  const query = listQueryOf(userList, { ...view, after: undefined, before: undefined }).replace(/^\?/, "");
  const isKept = query === "" || views.some((kept) => kept.query === query);
  if (views.length === 0 && isKept) return null;
  return (
    <nav aria-label={t("views.label")} className={classes.views}>
      <ul>
        {views.map(({ id, name, query: its }) => (
          <li key={id}>
            <Link to={{ search: its ? `?${its}` : "" }} aria-current={its === query ? "true" : undefined}>
              {name}
            </Link>
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={t("views.forget", { name })}
              onClick={() => forget({ params: { id } })}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <FailureBox error={error} />
      {!isKept && <KeepView key={query} query={query} />}
    </nav>
  );
}

function KeepView({ query }: { query: string }) {
  const { t } = useTranslation("users");
  const issueText = useIssueText();
  const { open, place, unfold, fold } = useUnfolding();
  const [name, setName] = useState("");
  const [keep, { isLoading, error, reset }] = useKeepUserViewMutation();
  const fields = error && asFailure(error).fields;
  const send = async () => {
    const { data } = await keep({ body: { name, query } });
    if (data) fold();
  };
  return (
    <div ref={place}>
      {open ? (
        <Form busy={isLoading} onSend={send}>
          <Group align="end" gap="xs">
            <TextInput
              size="sm"
              label={t("views.name")}
              value={name}
              maxLength={userOfficeLimits.VIEW_NAME_MAX}
              error={issueText(fields?.name)}
              onChange={({ currentTarget: { value } }) => {
                reset();
                setName(value);
              }}
            />
            <Button type="submit" size="sm" loading={isLoading}>
              {t("views.save")}
            </Button>
            <Button size="sm" variant="default" onClick={fold}>
              {t("cancel")}
            </Button>
          </Group>
          <FailureBox error={fields ? undefined : error} />
        </Form>
      ) : (
        <Button size="compact-md" variant="subtle" onClick={unfold}>
          {t("views.keep")}
        </Button>
      )}
    </div>
  );
}
