import { Form, Link, useLocation } from "@remix-run/react";
import { useRef } from "react";
import type { CountryOption } from "../../platform/forms/country-field";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../steps/form.css";
import { AddressFields } from "./address-fields";
import { ChangedInfo } from "./changed-info";
import { CompanyField } from "./company-field";
import type { LookUp } from "./company-fields";
import { ContactFields } from "./contact-fields";
import { EInvoice } from "./e-invoice";
import { LookUpResult, lookUpPlace } from "./look-up-result";
import { usePaymentInfoLabels } from "./payment-info-labels";
import { SeparateAddress } from "./separate-address";
import { useFieldCheck } from "./use-field-check";
import { useRegister } from "./use-register";
import { VatField } from "./vat-field";

interface FormProps {
	/** As typed, or as stored. */
	values: Record<string, string>;
	refused: FormResult | null;
	/** The outcome of a look-up that was just made. */
	lookup: LookUp | null;
	countries: CountryOption[];
	/** Who has the stored VAT id by its register, where that is another company; "" for none. */
	vatHolder: string;
	/** Who has an account is asked for none. */
	isSignedIn: boolean;
}

/** Step 2: who orders, where the goods go, and where the invoice goes. */
export function PaymentInfoForm({ values, refused, lookup, countries, vatHolder, isSignedIn }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const common = useT("common");
	const place = useRef<HTMLFormElement>(null);
	const checked = useFieldCheck(place, refused);
	const register = useRegister(place);
	const errors = useErrorTexts(checked.result);
	const labels = usePaymentInfoLabels();
	const { pathname } = useLocation();
	const lookUpAction = `${pathname}#${lookUpPlace}`;
	return (
		<Form
			method="post"
			id="payment-info"
			ref={place}
			noValidate
			preventScrollReset
			className={css.form}
			{...checked.handlers}
			onBlur={(event) => {
				void checked.handlers.onBlur(event);
				void register.onBlur(event);
			}}
		>
			<ErrorSummary title={cartT("errors.title")} errors={useErrorTexts(refused).summary(labels)} />
			{refused?.present ? <ChangedInfo key={refused.values.version} present={refused.present} countries={countries} /> : null}
			<input type="hidden" name="type" value="billing" />
			<input type="hidden" name="version" value={values.version ?? ""} />
			<input type="hidden" name="seen" value={values.seen ?? ""} />
			{/* What Enter means: the look-up stands before the button that goes on. */}
			<button type="submit" className={css.enter} tabIndex={-1} aria-hidden="true">
				{t("next.payment-method")}
			</button>
			{isSignedIn ? null : (
				<p>
					{t("signIn.question")} <Link to={`/users/login?returnTo=${encodeURIComponent(pathname)}`}>{t("signIn.link")}</Link>
				</p>
			)}
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.company")}</legend>
				<VatField
					values={values}
					errors={errors.of("vat")}
					countries={countries}
					countryErrors={errors.of("country")}
					lookUpAction={lookUpAction}
				/>
				<CompanyField
					value={values.company}
					errors={errors.of("company")}
					warning={vatHolder === "" ? undefined : t("vat.holder.field", { vat: values.vat ?? "", holder: vatHolder })}
					lookUpAction={lookUpAction}
				/>
				<LookUpResult lookup={register.lookup ?? lookup} isAsked={register.lookup === null} action={lookUpAction} />
				<AddressFields values={values} errors={errors} autoComplete="billing" />
			</fieldset>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.contact")}</legend>
				<ContactFields values={values} errors={errors} />
			</fieldset>
			<EInvoice values={values} errors={errors} countries={countries} />
			<div className={css.boxes}>
				<SeparateAddress values={values} errors={errors} countries={countries} />
				{isSignedIn ? null : <AccountChoice isTicked={values.createAccount !== undefined} />}
			</div>
			<p className={css.terms}>
				{t("privacy.order")} <Link to="/privacy">{common("privacy")}</Link>
			</p>
			<div className={css.actions}>
				<Button kind="primary" size="l">
					{t("next.payment-method")}
				</Button>
			</div>
		</Form>
	);
}

/** An account along with the order; who has one already signs in and finds the form filled in. */
function AccountChoice({ isTicked }: { isTicked: boolean }) {
	const t = useT("checkout");
	return (
		<Choice
			id="createAccount"
			name="createAccount"
			label={t("field.createAccount")}
			hint={<span className={css.below}>{t("field.createAccount.hint")}</span>}
			defaultChecked={isTicked}
		/>
	);
}
