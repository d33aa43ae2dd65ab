import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole page map goes out with the first page: no request for a part of it before a navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
