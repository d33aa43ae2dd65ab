import { Button } from "@mantine/core";
import { IconCheck, IconFlag } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { latePart } from "../../../../ui/late/late-part.tsx";
import classes from "./writing-foot.module.css";

/** Few visitors report something. */
const FlagDialog = latePart(() => import("./flag-dialog.tsx"));

/** For a visitor, such as a parent without an account: the way to tell the teachers that something is wrong. */
export function ReportButton({ post, reply }: { post: string; reply: string | undefined }) {
  const { t } = useTranslation("forum");
  const [wasOpened, setWasOpened] = useState(false);
  const [opened, setOpened] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  return (
    <>
      <Button
        data-scripted=""
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={wasSent ? <IconCheck size={16} /> : <IconFlag size={16} />}
        classNames={{ section: classes.icon ?? "" }}
        // Not disabled: who comes back to it from the dialog stays where they were.
        {...(wasSent && { "data-disabled": true, "aria-disabled": true })}
        onClick={() => {
          if (wasSent) return;
          setWasOpened(true);
          setOpened(true);
        }}
      >
        {t(wasSent ? "writing.flagged" : "writing.flag")}
      </Button>
      {wasOpened && (
        <Suspense>
          <FlagDialog
            opened={opened}
            post={post}
            reply={reply}
            onSent={() => setWasSent(true)}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
