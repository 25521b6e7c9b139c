import type { ErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/field";
import * as css from "../steps/form.css";

/** Whom to reach, and where the confirmation goes. */
export function ContactFields({ values, errors }: { values: Record<string, string>; errors: ErrorTexts }) {
	const t = useT("checkout");
	const optional = useT("common")("optional");
	return (
		<>
			<div className={css.half}>
				<TextField
					id="name"
					name="name"
					label={t("field.name")}
					errors={errors.of("name")}
					defaultValue={values.name}
					autoComplete="billing name"
					required
				/>
			</div>
			<div className={css.half}>
				<TextField
					id="phone"
					name="phone"
					type="tel"
					label={t("field.phone")}
					errors={errors.of("phone")}
					defaultValue={values.phone}
					autoComplete="billing tel"
					inputMode="tel"
					required
				/>
			</div>
			<div className={css.whole}>
				<TextField
					id="email"
					name="email"
					type="email"
					label={t("field.email")}
					hint={t("field.email.hint")}
					errors={errors.of("email")}
					defaultValue={values.email}
					autoComplete="billing email"
					inputMode="email"
					spellCheck={false}
					required
				/>
			</div>
			<div className={css.whole}>
				<TextField
					id="additionalEmails"
					name="additionalEmails"
					label={t("field.additionalEmails")}
					optional={optional}
					hint={t("field.additionalEmails.hint")}
					errors={errors.of("additionalEmails")}
					defaultValue={values.additionalEmails}
					autoComplete="off"
					inputMode="email"
					spellCheck={false}
				/>
			</div>
		</>
	);
}
