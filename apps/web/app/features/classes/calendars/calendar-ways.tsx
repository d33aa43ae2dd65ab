import { Button, Group, TextInput } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { focusAndSelect } from "../../../ui/form/focus.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import classes from "./calendar.module.css";

/** The ways in which a calendar's address gets into a calendar program: asked of the device, of Google, or carried there by hand. */
export function CalendarWays({ address }: { address: string }) {
  const { t } = useTranslation("class-places");
  const say = useToast();
  const field = useRef<HTMLInputElement>(null);
  const asked = address.replace(/^https?:/, "webcal:");
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(asked)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      say(t("calendar.copied"));
    } catch {
      // Not where the site is reached without TLS: it is selected, to be copied by hand.
      focusAndSelect(field.current);
    }
  };
  return (
    <div className={classes.ways}>
      <Group gap="sm">
        <Button component="a" href={asked} variant="default">
          {t("calendar.subscribe")}
        </Button>
        <Button component="a" href={google} target="_blank" rel="noopener noreferrer" variant="default">
          {t("calendar.google")}
        </Button>
      </Group>
      <div className={classes.address}>
        <TextInput
          ref={field}
          label={t("calendar.address")}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" onClick={copy}>
          {t("calendar.copy")}
        </Button>
      </div>
    </div>
  );
}
