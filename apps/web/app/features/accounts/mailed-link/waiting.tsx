import { Skeleton, Stack } from "@mantine/core";

/** Stands where a mailed link is still being read or looked at; `label` says so to screen readers. */
export function Waiting({ label }: { label: string }) {
  return (
    <Stack role="status" aria-label={label}>
      <Skeleton height={20} width="80%" />
      <Skeleton height={46} width="14rem" />
    </Stack>
  );
}
