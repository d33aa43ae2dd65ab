import { ProfilePage } from "../features/accounts/profile/profile-page.tsx";
import { FamilyRequests } from "../features/families/family-requests.tsx";
import { LetterSwitches } from "../features/letters/letter-switches.tsx";
import { ReminderSwitch } from "../features/weekly-problem/reminder/reminder-switch.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Profile() {
  return (
    <>
      <RouteHead page="profile" hidden />
      <RequireUser>
        <ProfilePage
          family={<FamilyRequests />}
          letters={
            <>
              <ReminderSwitch />
              <LetterSwitches />
            </>
          }
        />
      </RequireUser>
    </>
  );
}
