import { type FamilyRole, familyRoles } from "@dripstone/contract/accounts/payloads";
import { Group, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";

type FamilyRoleChoiceProps = {
  value: FamilyRole;
  onChange: (chosen: FamilyRole) => void;
};

/** Whether somebody grown up is here as a parent or to learn. */
export function FamilyRoleChoice({ value, onChange }: FamilyRoleChoiceProps) {
  const { t } = useTranslation("accounts");
  return (
    <Radio.Group
      size="md"
      label={t("fields.familyRole")}
      value={value}
      onChange={(chosen) => onChange(chosen as FamilyRole)}
    >
      <Group gap="xl" mt="xs">
        {familyRoles.map((role) => (
          <Radio key={role} size="md" value={role} label={t(`roles.${role}`)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
