import { Button } from "@mantine/core";
import { Component, type ComponentType, lazy, type ReactNode, useReducer } from "react";
import { useTranslation } from "react-i18next";
import { isUnsaved } from "../leaving/unsaved.ts";
import { fetchPart, PartMissing } from "./fetch-part.ts";

/**
 * A part of a page whose code comes when it is first shown, below a `Suspense`. If it does not come, its place says so, and fetches it anew when
 * asked to: React's own `lazy` would never try again.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fetched = () => lazy(() => fetchPart(load));
  let Part = fetched();
  return function LatePart(props: Props) {
    const [tries, tryAgain] = useReducer((before: number) => before + 1, 0);
    const again = () => {
      // There are browsers that remember what has failed, until the page loads anew.
      if (tries > 0 && navigator.onLine && !isUnsaved()) window.location.reload();
      Part = fetched();
      tryAgain();
    };
    return (
      <IfMissing key={tries} instead={<Missing onAgain={again} />}>
        <Part {...props} />
      </IfMissing>
    );
  };
}

/** Says that something has not come, and what can be done about it. */
export function Missing({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {t("error.offline")}{" "}
      <Button size="compact-md" variant="default" onClick={onAgain}>
        {t("error.retry")}
      </Button>
    </div>
  );
}

type IfMissingProps = { instead: ReactNode; children: ReactNode };

/** What broke is for those above, who have something else to show. */
class IfMissing extends Component<IfMissingProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if ((error as unknown) instanceof PartMissing) return this.props.instead;
    throw error;
  }
}
