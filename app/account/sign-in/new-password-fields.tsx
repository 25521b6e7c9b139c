import { FormPasswordField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";

export type NewPassword = Record<"password" | "confirmPassword", string>;

interface NewPasswordProps {
	fields: Record<keyof NewPassword, ShopField>;
	label: string;
}

/** Password fields with confirmation (R19.9). The page loads the texts `auth`. */
export function NewPasswordFields({ fields, label }: NewPasswordProps) {
	const t = useT("auth");
	const field = { autoComplete: "new-password", maxLength: 200, required: true } as const;
	return (
		<>
			<FormPasswordField field={fields.password} label={label} hint={t("field.password.hint")} {...field} />
			<FormPasswordField field={fields.confirmPassword} label={t("field.confirmPassword")} {...field} />
		</>
	);
}
