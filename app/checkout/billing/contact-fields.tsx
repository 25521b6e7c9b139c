import { FormTextField } from "../../platform/forms/form-fields";
import { useT } from "../../platform/i18n/i18n";
import { emailInput } from "../../ui/forms/email-input";
import * as css from "../steps/form.css";
import type { PaymentInfoFields } from "./payment-info-fields";

/** Whom to reach, and where the confirmation goes. */
export function ContactFields({ fields, sendsMail }: { fields: PaymentInfoFields; sendsMail: boolean }) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	return (
		<>
			<div className={css.half}>
				<FormTextField field={fields.name} label={t("field.name")} autoComplete="billing name" required />
			</div>
			<div className={css.half}>
				<FormTextField field={fields.phone} type="tel" label={t("field.phone")} autoComplete="billing tel" inputMode="tel" required />
			</div>
			<div className={css.whole}>
				<FormTextField
					field={fields.email}
					{...emailInput}
					label={t("field.email")}
					hint={sendsMail ? t("field.email.hint") : undefined}
					autoComplete="billing email"
					required
				/>
			</div>
			{sendsMail ? (
				<div className={css.whole}>
					<FormTextField
						field={fields.additionalEmails}
						label={t("field.additionalEmails")}
						optional={optional}
						hint={t("field.additionalEmails.hint")}
						autoComplete="off"
						inputMode="email"
						spellCheck={false}
					/>
				</div>
			) : null}
		</>
	);
}
