import { type ComponentType, useEffect, useState } from "react";
import { useAppSelector } from "../session/store.ts";
import { fetchPart } from "../ui/late/fetch-part.ts";

/** What has to be told over every page about somebody's account; loaded only for whom it concerns. */
export function AccountBanner() {
  const deletionDate = useAppSelector((state) => state.auth.user?.deletionDate ?? null);
  const [Banner, setBanner] = useState<ComponentType<{ date: string }> | null>(null);
  useEffect(() => {
    if (deletionDate === null || Banner) return;
    fetchPart(() => import("../features/accounts/deletion/deletion-banner.tsx")).then(
      (part) => setBanner(() => part.DeletionBanner),
      // Without it the profile page still tells; the next page load tries again.
      () => {},
    );
  }, [deletionDate, Banner]);
  return Banner && deletionDate !== null ? <Banner date={deletionDate} /> : null;
}
