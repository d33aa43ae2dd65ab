import { Skeleton, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { CodeForm } from "./code-form.tsx";
import { Entrance } from "./entrance.tsx";
import { LinkStep, type VerificationLink } from "./link-step.tsx";
import { Verified } from "./verified.tsx";

/** Where the mail's link leads; without a link, an address is confirmed by its code. */
export function VerifyPage() {
  const { t } = useTranslation("accounts");
  const link = useLinkOfAddress();
  const [verified, setVerified] = useState(false);
  const done = () => setVerified(true);
  return (
    <Entrance title={t("verify.title")} lead={t("verify.lead")}>
      {verified && <Verified />}
      {!verified && link === undefined && <Waiting />}
      {!verified && link && <LinkStep link={link} onVerified={done} />}
      {!verified && link === null && <CodeForm asksForEmail email="" onVerified={done} />}
    </Entrance>
  );
}

/**
 * The token and the e-mail of the page's address, which leave the address bar once they are read: they belong in no history
 * and on no screenshot. Undefined until the page has come alive, because the HTML is the same for everybody.
 */
function useLinkOfAddress(): VerificationLink | null | undefined {
  const [link, setLink] = useState<VerificationLink | null>();
  const navigate = useNavigate();
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const token = search.get("token");
    const email = search.get("email");
    setLink((read) => read ?? (token && email ? { token, email } : null));
    if (!token && !email) return;
    search.delete("token");
    search.delete("email");
    navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return link;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t("loading")}>
      <Skeleton height={20} width="80%" />
      <Skeleton height={46} width="14rem" />
    </Stack>
  );
}
