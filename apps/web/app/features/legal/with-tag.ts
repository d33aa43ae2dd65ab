import { useTranslation } from "react-i18next";
import { usePageSetting } from "../../ui/head/page-setting.ts";
import type { PartText } from "./legal-part.tsx";

type Policy = { short: string[]; sections: Record<string, PartText> };
type Told = { short: string; stored: string; cookies: string; counting: PartText };

/** Which of the short points says that nothing of others is loaded. */
const NOTHING_OF_OTHERS = 1;

/** The Privacy Policy of a school that has an analytics tag; of another, as it is. Only the former's page holds the words. */
export function useWithTag(isPolicy: boolean): (policy: Policy) => Policy {
  const { tag } = usePageSetting();
  const { t } = useTranslation((isPolicy && tag ? "tag" : "legal") as "tag");
  return (policy) => {
    const { machines, browser } = policy.sections;
    if (!isPolicy || !tag || !machines || !browser) return policy;
    const told = t("policy", { returnObjects: true, host: new URL(tag.address).hostname }) as Told;
    const sections = Object.entries(policy.sections).flatMap(([anchor, part]): [string, PartText][] => {
      if (anchor === "browser")
        return [[anchor, { ...part, points: [...(part.points ?? []), told.stored], after: [told.cookies] }]];
      return anchor === "machines"
        ? [
            [anchor, part],
            ["counting", told.counting],
          ]
        : [[anchor, part]];
    });
    return { short: policy.short.with(NOTHING_OF_OTHERS, told.short), sections: Object.fromEntries(sections) };
  };
}
