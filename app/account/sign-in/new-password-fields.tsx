import type { ErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/field";

interface NewPasswordProps {
	/** Begins the ids of the fields. */
	name: string;
	label: string;
	errors: ErrorTexts;
}

/** A password that is chosen, typed twice (R19.9). Its page loads the texts `auth`. */
export function NewPasswordFields({ name, label, errors }: NewPasswordProps) {
	const t = useT("auth");
	const field = { type: "password", autoComplete: "new-password", maxLength: 200, required: true } as const;
	return (
		<>
			<TextField
				id={`${name}-password`}
				name="password"
				label={label}
				hint={t("field.password.hint")}
				errors={errors.of("password")}
				{...field}
			/>
			<TextField
				id={`${name}-confirm`}
				name="confirmPassword"
				label={t("field.confirmPassword")}
				errors={errors.of("confirmPassword")}
				{...field}
			/>
		</>
	);
}
