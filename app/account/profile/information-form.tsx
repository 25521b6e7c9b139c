import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { sellerCountry } from "../../../contract/seller/seller";
import { hasWrongCheckDigit } from "../../../contract/values/vat-id";
import type { CountryOption } from "../../platform/forms/country-field";
import { typedIn } from "../../platform/forms/form-result";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { type FieldName, InformationFields, informationFields } from "./information-fields";
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
	const [form, fields] = useShopForm<Record<FieldName, string>>({ id: "account", reply: result?.reply, defaultValue: values });
	const { summary } = useFieldErrors();
	const labels = informationFields.map((name) => ({ field: fields[name], label: t(`field.${name}`) }));
	const shown = (name: FieldName) => (result ? typedIn(result.reply, name) : values[name]);
	const country = shown("billingCountry");
	const isUnverified = hasWrongCheckDigit(shown("vatid"), country, countries);
	const unverified = t(country === sellerCountry ? "vat.unverified.domestic" : "vat.unverified");
	return (
		<section className={css.section} aria-labelledby="information">
			<h2 id="information" className={css.title}>
				{t("information.title")}
			</h2>
			<p className={css.note}>{t("information.text")}</p>
			<Form
				method="post"
				action="/users/profile"
				{...getFormProps(form)}
				preventScrollReset
				className={css.form}
				aria-labelledby="information"
			>
				<ErrorSummary title={t("errors")} errors={summary(labels)} answer={result} />
				{result?.isFailed ? (
					<FocusedAlert title={t("information.failed.title")} answer={result}>
						<p>{t("information.failed.text")}</p>
					</FocusedAlert>
				) : null}
				<InformationFields
					fields={fields}
					vatWarning={isUnverified ? unverified : isNamedOtherwise && !result ? t("vat.ofOther") : undefined}
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
