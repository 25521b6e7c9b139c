import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { sellerCountry } from "../../contract/seller/seller";
import { hasWrongCheckDigit } from "../../contract/values/vat-id";
import { href } from "../platform/config/href";
import { CountryField, type CountryOption } from "../platform/forms/country-field";
import { FormPasswordField, FormTextField } from "../platform/forms/form-fields";
import { typedIn } from "../platform/forms/form-result";
import { type ShopField, useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { useMarket, useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { hidden, note, ruledHeading, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { ErrorSummary, FocusedAlert } from "../ui/notice";
import * as css from "./profile.css";
import type { ProfileResult } from "./profile.server";
import { SignInAgain } from "./sign-in/sign-in-again";

interface InformationProps {
	values: Record<string, string>;
	/** The company register has another name for the stored VAT id. */
	isNamedOtherwise: boolean;
	result: ProfileResult | null;
	countries: CountryOption[];
}

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
		<section className={stack[4]} aria-labelledby="information">
			<h2 id="information" className={ruledHeading}>
				{t("information.title")}
			</h2>
			<p className={note}>{t("information.text")}</p>
			<Form
				method="post"
				action={href("/users/profile")}
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
				<p className={note}>
					<Link to={href("/contact")}>{t("email.change")}</Link>
				</p>
			</Form>
		</section>
	);
}

/** The form's fields in page order, by their account names (R14.1). */
const informationFields = [
	"billingCountry",
	"vatid",
	"company",
	"billingaddress",
	"billingaddress_additional_line",
	"billingpostcode",
	"billingcity",
	"customername",
	"phonenumber",
] as const;
type FieldName = (typeof informationFields)[number];

interface FieldsProps {
	fields: Record<FieldName, ShopField>;
	/** A hint about a valid VAT id. */
	vatWarning: string | undefined;
	countries: CountryOption[];
}

/** Company, address and person. Shows the second line only in countries that use it. */
function InformationFields({ fields, vatWarning, countries }: FieldsProps) {
	const t = useT("profile");
	const { addressAdditionalLine } = useMarket();
	const field = (name: FieldName) => ({ field: fields[name], label: t(`field.${name}`) });
	return (
		<>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.company")}</legend>
				<div className={css.third}>
					<CountryField countries={countries} {...field("billingCountry")} autoComplete="billing country" />
				</div>
				<div className={css.rest}>
					<FormTextField
						{...field("vatid")}
						warning={fields.vatid.errors ? undefined : vatWarning}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
				</div>
				<div className={css.whole}>
					<FormTextField {...field("company")} autoComplete="billing organization" />
				</div>
				<div className={css.whole}>
					<FormTextField {...field("billingaddress")} autoComplete="billing address-line1" />
				</div>
				{addressAdditionalLine ? (
					<div className={css.whole}>
						<FormTextField {...field("billingaddress_additional_line")} autoComplete="billing address-line2" />
					</div>
				) : null}
				<div className={css.third}>
					<FormTextField {...field("billingpostcode")} autoComplete="billing postal-code" inputMode="numeric" />
				</div>
				<div className={css.rest}>
					<FormTextField {...field("billingcity")} autoComplete="billing address-level2" />
				</div>
			</fieldset>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.contact")}</legend>
				<div className={css.half}>
					<FormTextField {...field("customername")} autoComplete="billing name" />
				</div>
				<div className={css.half}>
					<FormTextField {...field("phonenumber")} type="tel" autoComplete="billing tel" inputMode="tel" />
				</div>
			</fieldset>
		</>
	);
}

interface PasswordProps {
	/** Password managers need the account's address. */
	email: string;
	hasPassword: boolean;
	idem: string;
	result: ProfileResult | null;
}

const passwordFields = ["currentPassword", "password", "confirmPassword"] as const;

/** Changes the account's password, or sets the first one (R19.8). */
export function PasswordForm({ email, hasPassword, idem, result }: PasswordProps) {
	const t = useT("profile");
	const [form, fields] = useShopForm<Record<(typeof passwordFields)[number], string>>({ id: "set-password", reply: result?.reply });
	const { summary } = useFieldErrors();
	const labelled = (name: (typeof passwordFields)[number]) => ({ field: fields[name], label: t(`field.${name}`) });
	const mode = hasPassword ? "change" : "set";
	return (
		<section className={stack[4]} aria-labelledby="password-title">
			<h2 id="password-title" className={ruledHeading}>
				{t(`password.title.${mode}`)}
			</h2>
			{hasPassword ? null : <p className={note}>{t("password.none")}</p>}
			{result?.anew ? <SignInAgain problem={result.anew} action={href("/users/profile")} answer={result} /> : null}
			<Form
				method="post"
				action={href("/users/profile")}
				{...getFormProps(form)}
				preventScrollReset
				className={css.short}
				aria-labelledby="password-title"
			>
				<ErrorSummary title={t("errors")} errors={summary(passwordFields.map(labelled))} answer={result} />
				{result?.isFailed ? (
					<FocusedAlert title={t("password.failed.title")} answer={result}>
						<p>{t("password.failed.text")}</p>
					</FocusedAlert>
				) : null}
				<input type="hidden" name="idem" value={idem} />
				<input type="email" defaultValue={email} autoComplete="username" className={hidden} tabIndex={-1} aria-hidden="true" readOnly />
				{hasPassword ? <FormPasswordField {...labelled("currentPassword")} required autoComplete="current-password" /> : null}
				<FormPasswordField {...labelled("password")} required hint={t("password.rule")} autoComplete="new-password" />
				<FormPasswordField {...labelled("confirmPassword")} required autoComplete="new-password" />
				<div className={css.actions}>
					<Button name="intent" value="password">
						{t(`password.submit.${mode}`)}
					</Button>
				</div>
				<p className={note}>{t("password.ends")}</p>
			</Form>
		</section>
	);
}
