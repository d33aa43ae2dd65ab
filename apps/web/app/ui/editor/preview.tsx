import { NO_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { Skeleton } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { Suspense, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { OnFailure } from "../failure/on-failure.tsx";
import { latePart } from "../late/late-part.tsx";
import classes from "./preview.module.css";

const Rendered = latePart(() => import("../markdown/rendered-markdown.tsx"));

type PreviewProps = {
  text: string;
  label?: string;
  latex?: boolean;
  /** The path that its pictures lie under, as where it is published, such as `/` for any of the site's; without it, it has none. */
  images?: string | undefined;
};

/** How a text will be shown. What draws it comes when the preview is in view, and there is something to draw. */
export function Preview({ text, label, latex = false, images = NO_PICTURES_PATH }: PreviewProps) {
  const { t } = useTranslation("editor");
  const shown = useDeferredValue(text);
  const { ref, inViewport } = useInViewport();
  return (
    <section ref={ref} aria-label={label ?? t("preview.title")} className={classes.preview}>
      {shown.trim() === "" ? (
        <p className={classes.empty}>{t("preview.empty")}</p>
      ) : inViewport ? (
        <OnFailure fallback={<p className={classes.empty}>{t("preview.failed")}</p>}>
          <Suspense fallback={<Skeleton height={18} />}>
            <Rendered source={shown} latex={latex} images={images} ifBroken={t("preview.broken")} />
          </Suspense>
        </OnFailure>
      ) : null}
    </section>
  );
}
