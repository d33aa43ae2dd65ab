import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page's clientLoader is a line or two: not worth a request of its own.
  splitRouteModules: false,
  // The whole page map goes out with the first page: no request for a part of it before a navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
