import { Link } from "@remix-run/react";
import { FormPasswordField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import * as css from "../auth.css";

/** The fields of a form that sets a password. */
export type NewPassword = Record<"password" | "confirmPassword", string>;

interface NewPasswordProps {
	fields: Record<keyof NewPassword, ShopField>;
	label: string;
}

/** A password that is chosen, typed twice (R19.9). Its page loads the texts `auth`. */
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

/** The button that allows functional cookies and sends the form on. */
export const allowField = "allow";

/**
 * Why a form of the account cannot be sent yet, and the button of the same form that allows functional cookies and sends it. It stands after the disabled
 * one, which Enter would press: a key pressed in a field allows nothing.
 * @param id of the reason, for the buttons that it disables
 */
export function AllowFunctional({ id }: { id: string }) {
	const t = useT("auth");
	return (
		<Notice>
			<p id={id}>{t("consent.reason")}</p>
			<p className={css.allow}>
				<Button name={allowField} value="functional">
					{t("consent.allow")}
				</Button>{" "}
				<Link to="/cookies">{t("consent.settings")}</Link>
			</p>
		</Notice>
	);
}
