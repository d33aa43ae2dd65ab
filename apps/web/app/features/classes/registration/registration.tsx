import type { ClassDetail } from "@dripstone/contract/classes/payloads";
import { Button, Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../../session/for-visitors.tsx";
import { LoginPrompt } from "../../../session/login-prompt.tsx";
import { useAppSelector } from "../../../session/store.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import classes from "./registration.module.css";
import { useOwnPlace } from "./use-own-place.ts";

// One brings the schemas along, the other a dialog: nobody needs them who only reads.
const PlaceForm = latePart(() => import("./place-form.tsx"));
const OwnStanding = latePart(() => import("./own-standing.tsx"));

/** The way into a class; for who is in it or waits for it, how they stand. */
export function Registration({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation("class-places");
  return (
    <section id="register" className={classes.registration} aria-label={t("register.title")}>
      <ForVisitors otherwise={<ForFamilies detail={detail} />}>
        {detail.class.takesRegistrations ? (
          <LoginPrompt
            title={t("register.prompt.title")}
            about={detail.class.name}
            text={t(detail.class.placesLeft > 0 ? "register.prompt.text" : "register.prompt.full")}
          />
        ) : (
          <Closed />
        )}
      </ForVisitors>
    </section>
  );
}

function ForFamilies({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation(["common", "errors"]);
  const consent = useAppSelector(({ auth }) => auth.user?.parentConsent);
  const { place, isKnown, error, retry } = useOwnPlace(detail.class.id);
  const [hasJustRegistered, setJustRegistered] = useState(false);
  if (place) {
    return (
      <Suspense fallback={<Skeleton height={200} />}>
        <OwnStanding place={place} takesFocus={hasJustRegistered} />
      </Suspense>
    );
  }
  if (error) {
    return (
      <FailureBox error={error} takesFocus={false}>
        <div>
          <Button onClick={retry}>{t("common:list.retry")}</Button>
        </div>
      </FailureBox>
    );
  }
  if (!isKnown) return <Skeleton height={320} />;
  if (!detail.class.takesRegistrations) return <Closed />;
  if (consent === "waiting" || consent === "refused") {
    return (
      <Callout tone="warm">
        <p>{t("errors:PARENT_CONSENT_NEEDED")}</p>
      </Callout>
    );
  }
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <PlaceForm detail={detail} onRegistered={() => setJustRegistered(true)} />
    </Suspense>
  );
}

function Closed() {
  const { t } = useTranslation("class-places");
  return (
    <Callout>
      <p>{t("register.closed")}</p>
    </Callout>
  );
}
