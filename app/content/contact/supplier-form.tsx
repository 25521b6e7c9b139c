import { Form, Link } from "@remix-run/react";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextArea, TextField } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "./contact-form.css";
import { FormNotice } from "./form-notice";
import { Trap } from "./trap";

interface SupplierFormProps {
	/** The key of this one form: sent twice it is one message. */
	idem: string;
	refused: FormResult | null;
	/** It could not be sent. */
	isFailed: boolean;
}

/** Who wants to sell here and what (R15.5). It stands below the page's text: its answer leads back to it. */
export function SupplierForm({ idem, refused, isFailed }: SupplierFormProps) {
	const t = useT("supplier");
	const contact = useT("contact");
	const common = useT("common");
	const optional = common("optional");
	const values = refused?.values ?? {};
	const errors = useErrorTexts(refused);
	const labels = {
		company: contact("field.company"),
		vat: contact("field.vat"),
		products: t("field.products"),
		name: contact("field.name"),
		email: contact("field.email"),
		phone: contact("field.phone"),
		website: t("field.website"),
		message: contact("field.message"),
	};
	const of = (name: keyof typeof labels) => ({
		id: name,
		name,
		label: labels[name],
		errors: errors.of(name),
		defaultValue: values[name],
	});
	return (
		<Form
			method="post"
			action="/supplierInfo#apply"
			id="apply"
			noValidate
			preventScrollReset
			className={css.form}
			aria-labelledby="apply-title"
		>
			<h2 id="apply-title" className={css.title}>
				{t("title")}
			</h2>
			<ErrorSummary
				title={contact("errors")}
				errors={errors.summary(Object.entries(labels).map(([name, label]) => ({ name, id: name, label })))}
			/>
			<FormNotice refused={refused} failed={isFailed && { title: contact("failed.title"), text: contact("failed.text") }} />
			<input type="hidden" name="idem" value={values.idem ?? idem} />
			<Trap label={contact("trap")} />
			<div className={css.pairs}>
				<TextField {...of("company")} maxLength={120} autoComplete="organization" required />
				<TextField {...of("vat")} optional={optional} maxLength={40} autoComplete="off" spellCheck={false} />
				<div className={css.whole}>
					<TextArea {...of("products")} hint={t("field.products.hint")} rows={3} maxLength={2000} required />
				</div>
				<TextField {...of("name")} optional={optional} maxLength={120} autoComplete="name" />
				<TextField {...of("email")} type="email" inputMode="email" spellCheck={false} maxLength={254} autoComplete="email" required />
				<TextField {...of("phone")} optional={optional} type="tel" inputMode="tel" maxLength={40} autoComplete="tel" />
				<TextField {...of("website")} optional={optional} inputMode="url" spellCheck={false} maxLength={200} autoComplete="url" />
				<div className={css.whole}>
					<TextArea {...of("message")} optional={optional} rows={4} maxLength={5000} />
				</div>
			</div>
			<div className={css.actions}>
				<Button kind="primary">{t("send")}</Button>
				<p className={css.note}>
					{t("note")} <Link to="/privacy">{common("privacy")}</Link>
				</p>
			</div>
		</Form>
	);
}
