import { RegisterPage } from "../features/accounts/register/register-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Register() {
  return (
    <>
      <RouteHead page="register" />
      <RegisterPage />
    </>
  );
}
