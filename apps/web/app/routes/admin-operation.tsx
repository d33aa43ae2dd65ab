import { PasswordProofForm } from "../features/accounts/password/password-proof-form.tsx";
import { OperationPage } from "../features/admin/operation/operation-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminOperation() {
  return (
    <>
      <RouteHead page="adminOperation" hidden />
      <RequireAdmin>
        <OperationPage passwordProof={PasswordProofForm} />
      </RequireAdmin>
    </>
  );
}
