import { Form, Link } from "@remix-run/react";
import type { CountryOption } from "../../platform/forms/country-field";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { InformationFields, informationFields } from "./information-fields";
import * as css from "./profile-page.css";
import type { ProfileResult } from "./profile-result";

interface InformationProps {
	/** As stored, by the names of the account. */
	values: Record<string, string>;
	/** The register of companies has the stored VAT id under another name. */
	isNamedOtherwise: boolean;
	/** Of this form. */
	result: ProfileResult | null;
	countries: CountryOption[];
}

/** Company, billing address and contact person of the account. */
export function InformationForm({ values, isNamedOtherwise, result, countries }: InformationProps) {
	const t = useT("profile");
	const errors = useErrorTexts(result?.refused);
	const labels = informationFields.map((name) => ({ name, id: name, label: t(`field.${name}`) }));
	return (
		<section className={css.section} aria-labelledby="information">
			<h2 id="information" className={css.title}>
				{t("information.title")}
			</h2>
			<p className={css.note}>{t("information.text")}</p>
			<Form method="post" action="/users/profile" noValidate preventScrollReset className={css.form} aria-labelledby="information">
				<ErrorSummary title={t("errors")} errors={errors.summary(labels)} answer={result} />
				{result?.isFailed ? (
					<FocusedAlert title={t("information.failed.title")} answer={result}>
						<p>{t("information.failed.text")}</p>
					</FocusedAlert>
				) : null}
				<InformationFields
					values={result?.refused.values ?? values}
					isNamedOtherwise={isNamedOtherwise && !result}
					errors={errors}
					countries={countries}
				/>
				<div className={css.actions}>
					<Button name="intent" value="information" kind="primary" size="l">
						{t("information.submit")}
					</Button>
				</div>
				<p className={css.note}>
					<Link to="/contact">{t("email.change")}</Link>
				</p>
			</Form>
		</section>
	);
}
