import { getFormProps } from "@conform-to/react";
import { Form, Link, useLocation } from "@remix-run/react";
import { type MouseEvent, useRef } from "react";
import { sellerCountry } from "../../../contract/seller/seller";
import { hasWrongCheckDigit } from "../../../contract/values/vat-id";
import { AddressFields } from "../../account/address-fields";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormCheckbox, FormTextField } from "../../platform/forms/form-fields";
import { typedIn } from "../../platform/forms/form-result";
import { useFieldCheck } from "../../platform/forms/use-field-check";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../steps/form.css";
import { ChangedInfo } from "./changed-info";
import { addressBookId, ChooseAddress } from "./choose-address";
import { ContactFields } from "./contact-fields";
import { EInvoice } from "./e-invoice";
import { LookUpResult, lookUpResultId } from "./look-up-result";
import {
	groupedValues,
	type KeptAddress,
	type PaymentInfoResult,
	type PaymentInfoValues,
	paymentInfoId,
	usePaymentInfoLabels,
} from "./payment-info-fields";
import { SeparateAddress } from "./separate-address";
import { useRegister } from "./use-register";
import { VatField } from "./vat-field";

interface FormProps {
	/** As stored, by the names of the fields. */
	values: Record<string, string>;
	/** What the form was answered with. */
	result: PaymentInfoResult | null;
	countries: CountryOption[];
	/** Who has the stored VAT id by its register, where that is another company; "" for none. */
	vatHolder: string;
	/** Not offered to visitors with an account. */
	isSignedIn: boolean;
	/** The confirmation and the link of a new account come by mail. */
	sendsMail: boolean;
	/** Addresses to choose from; null: there is no book. */
	book: KeptAddress[] | null;
}

/** Step 2: who orders, where the goods go, and where the invoice goes. */
export function PaymentInfoForm({ values, result, countries, vatHolder, isSignedIn, sendsMail, book }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const common = useT("common");
	const formRef = useRef<HTMLFormElement>(null);
	const check = useFieldCheck(() => import("./payment-info").then(({ checkPaymentInfo }) => checkPaymentInfo));
	const [form, fields] = useShopForm<PaymentInfoValues>({
		id: paymentInfoId,
		reply: result?.reply,
		defaultValue: groupedValues(values),
		...check.options,
	});
	const register = useRegister(formRef);
	const { summary } = useFieldErrors();
	const labels = usePaymentInfoLabels();
	const { pathname } = useLocation();
	const lookUpAction = `${pathname}#${lookUpResultId}`;
	const shown = (name: string) => (result ? typedIn(result.reply, name) : values[name]);
	const isUnverified = hasWrongCheckDigit(shown("vat"), shown("country"), countries);
	const unverified = t(shown("country") === sellerCountry ? "vat.unverified.field.domestic" : "vat.unverified.field");
	return (
		<Form
			method="post"
			{...getFormProps(form)}
			ref={formRef}
			preventScrollReset
			className={`${css.form} ${css.sideBySide}`}
			onFocus={check.onFocus}
			onMouseDown={stayInField}
			onBlur={register.onBlur}
		>
			<ErrorSummary
				title={cartT("errors.title")}
				errors={summary(labels.map(({ id, name, ...label }) => ({ field: { id, name, errors: form.allErrors[name] }, ...label })))}
			/>
			{result?.present ? <ChangedInfo key={shown("version")} present={result.present} countries={countries} /> : null}
			<input type="hidden" name="type" value="billing" />
			<input type="hidden" name="version" value={shown("version") ?? ""} />
			<input type="hidden" name="seen" value={shown("seen") ?? ""} />
			{/* What Enter means: the look-up stands before the button that goes on. */}
			<div className={css.enter} aria-hidden="true">
				<button type="submit" tabIndex={-1}>
					{t("next.payment-method")}
				</button>
			</div>
			{isSignedIn ? null : (
				<p>
					{t("signIn.question")} <Link to={`/users/login?returnTo=${encodeURIComponent(pathname)}`}>{t("signIn.link")}</Link>
				</p>
			)}
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.company")}</legend>
				<VatField fields={fields} warning={isUnverified ? unverified : undefined} countries={countries} lookUpAction={lookUpAction} />
				<CompanyField
					field={fields.company}
					warning={vatHolder === "" ? undefined : t("vat.holder.field", { vat: shown("vat") ?? "", holder: vatHolder })}
					lookUpAction={lookUpAction}
				/>
				<LookUpResult lookup={register.lookup ?? result?.lookup ?? null} isRequested={register.lookup === null} action={lookUpAction} />
				<AddressFields fields={fields} autoComplete="billing" />
			</fieldset>
			<fieldset className={css.group}>
				<legend className={css.legend}>{t("section.contact")}</legend>
				<ContactFields fields={fields} sendsMail={sendsMail} />
			</fieldset>
			<EInvoice fields={fields} countries={countries} />
			<div className={css.boxes}>
				{book && book.length > 0 ? (
					<ChooseAddress field={fields.book} book={book} filled={result?.filled ?? null} action={`${pathname}#${addressBookId}`} />
				) : null}
				<SeparateAddress
					field={fields.isSeparateShipping}
					fields={fields.shipping.getFieldset()}
					countries={countries}
					save={book ? fields.saveToBook : null}
				/>
				{isSignedIn || !sendsMail ? null : (
					// An account along with the order; who has one already signs in and finds the form filled in.
					<FormCheckbox
						field={fields.createAccount}
						label={t("field.createAccount")}
						hint={<span className={css.below}>{t("field.createAccount.hint")}</span>}
					/>
				)}
			</div>
			<div className={css.actions}>
				<Button kind="primary" size="l">
					{t("next.payment-method")}
				</Button>
				<p className={css.besideAction}>
					{t("privacy.order")} <Link to="/privacy">{common("privacy")}</Link>
				</p>
			</div>
		</Form>
	);
}

/** A message that comes when a field is left would move what is being pressed from under the pointer: a press leaves the focus where it is. */
function stayInField(event: MouseEvent<HTMLFormElement>) {
	if (event.target instanceof Element && event.target.closest("button, label, summary, a, input[type=checkbox]")) event.preventDefault();
}

interface CompanyFieldProps {
	field: ShopField;
	/** Shown where nothing is wrong. */
	warning?: string;
	/** Where the look-up's outcome is shown. */
	lookUpAction: string;
}

/** The name of the company; how it begins is enough to find it in the register. */
function CompanyField({ field, warning, lookUpAction }: CompanyFieldProps) {
	const t = useT("checkout");
	return (
		<div className={css.whole}>
			<div className={css.withButton}>
				<FormTextField
					field={field}
					label={t("field.company")}
					warning={field.errors ? undefined : warning}
					autoComplete="billing organization"
					required
				/>
				<div className={css.besideField}>
					<Button name="intent" value="lookup-name" formAction={lookUpAction} formNoValidate>
						{t("lookup.byName")}
					</Button>
				</div>
			</div>
		</div>
	);
}
