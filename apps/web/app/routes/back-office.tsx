import { Outlet } from "react-router";
import { BackOffice as Frame } from "../features/admin/back-office.tsx";

export default function BackOffice() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
