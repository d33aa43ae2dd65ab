import { ProfilePage } from "../features/accounts/profile/profile-page.tsx";
import { RequireUser } from "../ui/guards.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Profile() {
  return (
    <>
      <RouteHead page="profile" hidden />
      <RequireUser>
        <ProfilePage />
      </RequireUser>
    </>
  );
}
