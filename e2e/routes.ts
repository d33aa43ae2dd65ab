/** Every address of the specification's table, as a visitor can type it; `guarded` ones send a visitor home. */
export const publicRoutes = [
  "/",
  "/about",
  "/blog",
  "/classes",
  "/forum",
  "/math",
  "/math/amc8",
  "/math/amc10",
  "/compute",
  "/compute/python",
  "/compute/cpp",
  "/language",
  "/language/chinese",
  "/language/english",
  "/robot",
  "/robot/raspberry-pi",
  "/register",
  "/weekly-problem",
  "/tutor",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/parent-consent",
  "/terms",
  "/privacy",
  "/404",
] as const;

export const userRoutes = ["/forum/new", "/forum/posts/1/edit", "/profile", "/progress"] as const;

export const adminRoutes = [
  "/admin",
  "/admin/categories",
  "/admin/users",
  "/admin/analytics",
  "/admin/weekly-problems",
  "/admin/models",
] as const;
