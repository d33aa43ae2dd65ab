import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useWithholdVersionMutation } from "../../moderation/api.ts";

/** Keeps an earlier version from everybody but moderators, or shows it again. */
export default function Withholding({ version, withheld }: { version: string; withheld: boolean }) {
  const { t } = useTranslation("moderation");
  const say = useToast();
  const [withhold, { isLoading, error }] = useWithholdVersionMutation();
  const turn = async () => {
    const { error: failed } = await withhold({ params: { id: version }, body: { withheld: !withheld } });
    if (!failed) say(t(withheld ? "versions.shown" : "versions.withheld"));
  };
  return (
    <>
      <FailureBox error={error} />
      <Button size="compact-sm" variant="default" mt="xs" loading={isLoading} onClick={() => void turn()}>
        {t(withheld ? "versions.show" : "versions.withhold")}
      </Button>
    </>
  );
}
