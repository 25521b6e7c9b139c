import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { type MouseEvent, useRef, useState } from "react";
import type { Cart } from "../../../contract/cart";
import { sellerCountry } from "../../../contract/seller/seller";
import { hasWrongCheckDigit } from "../../../contract/values/vat-id";
import { AddressFields } from "../../account/address-fields";
import { readCartForStep, withReadablePhones } from "../../cart/cart.server";
import { MeanwhileNotice } from "../../cart/cart-notices";
import { trackCheckout } from "../../platform/analytics/visits.server";
import { forFields, optional } from "../../platform/backend/deferred.server";
import { countryOptions } from "../../platform/backend/optional-content.server";
import { href } from "../../platform/config/href";
import { MissingPart } from "../../platform/document/deferred-part";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormCheckbox, FormTextField } from "../../platform/forms/form-fields";
import { allTyped, typedIn } from "../../platform/forms/form-result";
import { useFieldCheck } from "../../platform/forms/use-field-check";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { LinkButton } from "../../ui/forms/button";
import { emailInput } from "../../ui/forms/email-input";
import { block, hidden, note, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { CheckoutPage } from "../checkout-page";
import * as css from "../form.css";
import { NextBar } from "../next-bar";
import { defaultOf, incompleteFields, keptAddress, newBillingValues, readBook, saveBilling } from "./billing.server";
import {
	type BillingFormFields,
	type BillingFormValues,
	type BillingResult,
	type BoxName,
	billingFormId,
	groupedValues,
	type KeptAddress,
	useBillingLabels,
} from "./billing-fields";
import { billingValues, seenForms } from "./billing-values";
import { CompanyField, LookUpResult, lookUpResultId, useRegister, VatField, valuesOf } from "./company-lookup";
import { addressBookId, ChooseAddress, SeparateAddress } from "./delivery-address";
import { InvoiceFields } from "./e-invoice";
import { Group } from "./group";
import { type GroupName, groupNames, useGroupFacts } from "./group-facts";

export const handle = { i18n: ["cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { market, texts } = context;
	const reading = optional(
		context,
		context.currentUser().then(async (user) => ({ user, book: await readBook(context, user) })),
	);
	const cart = await readCartForStep(context, params.uuid, "payment-info");
	trackCheckout(context, cart);
	const [account, countries] = await Promise.all([forFields(context, reading), countryOptions(context)]);
	const { user, book } = account?.value ?? { user: null, book: [] };
	const billing = cart.forms?.billing;
	const begun = billing
		? { value: billingValues(withReadablePhones(cart), market) }
		: await forFields(context, optional(context, newBillingValues(context, user, defaultOf(book))));
	const title = texts.translator("checkout")("step.payment-info");
	const known = begun?.value ?? billingValues({ forms: null }, market);
	return {
		cart,
		countries,
		isSignedIn: context.visitor.account !== null,
		/** Initial values or addresses could not be read. */
		isIncomplete: account === null || begun === null,
		book: user?.has_addresses ? book.map(keptAddress) : null,
		incomplete: incompleteFields(known),
		values: {
			...known,
			reference: cart.reference,
			// The version that the form was rendered from. Later changes are not overwritten.
			version: String(cart.version),
			seen: seenForms(cart, market),
		},
		meta: describePage(context, { title }),
	};
}

export const action = saveBilling;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Billing() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, countries, isSignedIn, isIncomplete, book, incomplete, values } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const title = t("step.payment-info");
	const shown = (name: "vat" | "company"): string | undefined =>
		result ? typedIn(result.reply, name) : Object.entries(values).find(([field]) => field === name)?.[1];
	const billing = cart.forms?.billing;
	// Only for stored values, because changed input has not been checked yet.
	const vatHolder = billing && billing.vat === shown("vat") && billing.company === shown("company") ? billing.vat_holder : "";
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: href("/cart/:uuid", { uuid: cart.uuid }) }, { title }]} />
			<CheckoutPage
				cart={cart}
				step="payment-info"
				title={title}
				action={<NextBar cart={cart} form={billingFormId} label={t("next.payment-method")} />}
			>
				{cart.is_owner ? null : <LostSession uuid={cart.uuid} />}
				{isIncomplete ? <MissingPart title={t("saved.missing")} /> : null}
				<BillingForm
					// A new key resets the form after a look-up or the address book has filled fields.
					key={result?.lookup?.key ?? result?.filled?.key ?? "typed"}
					values={values}
					result={result ?? null}
					countries={countries}
					vatHolder={vatHolder}
					isSignedIn={isSignedIn}
					cart={cart}
					book={book}
					incomplete={result?.filled?.incomplete ?? incomplete}
				/>
			</CheckoutPage>
		</>
	);
}

interface FormProps {
	values: Record<string, string>;
	result: BillingResult | null;
	countries: CountryOption[];
	/** The holder of the stored VAT id if it is another company; "" otherwise. */
	vatHolder: string;
	/** Visitors with an account get no offer of one. */
	isSignedIn: boolean;
	cart: Pick<Cart, "sends_mail">;
	/** Addresses to choose from; null without an address book. */
	book: KeptAddress[] | null;
	/** Fields that lack a valid value. Their groups do not fold. */
	incomplete: string[];
}

/** Step 2: the buyer, the delivery address and the invoice recipients. */
function BillingForm({ values, result, countries, vatHolder, isSignedIn, cart, book, incomplete }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const common = useT("common");
	const formRef = useRef<HTMLFormElement>(null);
	const check = useFieldCheck(() => import("./billing-check").then(({ checkBilling }) => checkBilling));
	const [form, fields] = useShopForm<BillingFormValues>({
		id: billingFormId,
		reply: result?.reply,
		defaultValue: groupedValues(values),
		...check.options,
	});
	const register = useRegister(formRef);
	const { summary } = useFieldErrors();
	const labels = useBillingLabels();
	const { pathname } = useLocation();
	const lookUpAction = `${pathname}#${lookUpResultId}`;
	const shown = (name: string) => (result ? typedIn(result.reply, name) : values[name]);
	const isUnverified = hasWrongCheckDigit(shown("vat"), shown("country"), countries);
	const unverified = t(shown("country") === sellerCountry ? "vat.unverified.field.domestic" : "vat.unverified.field");
	const [typed, setTyped] = useState(() => (result ? allTyped(result.reply) : values));
	// Fields that leave the page would lose their input, so a group stays what it was at first.
	const [unfolded] = useState(() => [...incomplete, ...(typed.isSeparateShipping === "on" ? [] : ["isSeparateShipping"])]);
	const factsOf = useGroupFacts(typed, countries);
	const group = (name: GroupName, isMarked = false) => {
		const names = groupNames[name];
		const facts = names.some((field) => unfolded.includes(field)) ? null : factsOf[name];
		return {
			// A folded group shows the address, as the last step does.
			title: name === "company" && facts !== null ? cartT("order.billing") : t(`section.${name}`),
			facts,
			isOpen: isMarked || names.some((field) => form.allErrors[field] || result?.present?.[field] !== undefined),
			onFold: () => setTyped(valuesOf(formRef.current)),
		};
	};
	const isDoubted = isUnverified || vatHolder !== "" || Boolean(result?.lookup);
	return (
		<Form
			method="post"
			{...getFormProps(form)}
			ref={formRef}
			preventScrollReset
			className={`${stack[6]} ${css.groups}`}
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
			{/* Enter submits this button: the look-up precedes the main one. */}
			<div className={hidden} aria-hidden="true">
				<button type="submit" tabIndex={-1}>
					{t("next.payment-method")}
				</button>
			</div>
			{isSignedIn ? null : (
				<p>
					{t("signIn.question")} <Link to={href("/users/login", { returnTo: pathname })}>{t("signIn.link")}</Link>
				</p>
			)}
			<Group {...group("company", isDoubted)}>
				<VatField fields={fields} warning={isUnverified ? unverified : undefined} countries={countries} lookUpAction={lookUpAction} />
				<CompanyField
					field={fields.company}
					warning={vatHolder === "" ? undefined : t("vat.holder.field", { vat: shown("vat") ?? "", holder: vatHolder })}
					lookUpAction={lookUpAction}
				/>
				<LookUpResult lookup={register.lookup ?? result?.lookup ?? null} isRequested={register.lookup === null} action={lookUpAction} />
				<AddressFields fields={fields} autoComplete="billing" />
			</Group>
			<Group {...group("contact")}>
				<ContactFields fields={fields} sendsMail={cart.sends_mail} />
			</Group>
			<SeparateAddress
				field={fields.isSeparateShipping}
				fields={fields.shipping.getFieldset()}
				countries={countries}
				save={book ? fields.saveToBook : null}
				group={group("shipping")}
				choose={
					book && book.length > 0 ? (
						<ChooseAddress field={fields.book} book={book} filled={result?.filled ?? null} action={`${pathname}#${addressBookId}`} />
					) : null
				}
			/>
			<OrderFields fields={fields} sendsMail={cart.sends_mail} />
			<Group {...group("invoice")} optional={common("optional")}>
				<InvoiceFields fields={fields} countries={countries} />
			</Group>
			{isSignedIn || !cart.sends_mail ? null : (
				// Creates an account with the order. Buyers with an account sign in instead.
				<FormCheckbox
					field={fields.createAccount}
					label={t("field.createAccount")}
					hint={<span className={block}>{t("field.createAccount.hint")}</span>}
				/>
			)}
			<p className={note}>
				{t("privacy.order")} <Link to={href("/privacy")}>{common("privacy")}</Link>
			</p>
		</Form>
	);
}

/** An error message that appears on blur would move the button from under the pointer, so a press keeps the focus. */
function stayInField(event: MouseEvent<HTMLFormElement>) {
	if (event.target instanceof Element && event.target.closest("button, label, summary, a, input[type=checkbox]")) event.preventDefault();
}

/** The fields for who orders. */
function ContactFields({ fields, sendsMail }: { fields: BillingFormFields; sendsMail: boolean }) {
	const t = useT("checkout");
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
		</>
	);
}

/** The buyer's own number of the order, and who else is mailed about it. */
function OrderFields({ fields, sendsMail }: { fields: BillingFormFields; sendsMail: boolean }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const optional = useT("common")("optional");
	return (
		<div className={css.pair}>
			<FormTextField
				field={fields.reference}
				label={cartT("notes.reference")}
				optional={optional}
				hint={cartT("notes.referenceHint")}
				autoComplete="off"
				maxLength={200}
			/>
			{sendsMail ? (
				<FormTextField
					field={fields.additionalEmails}
					label={t("field.additionalEmails")}
					optional={optional}
					hint={t("field.additionalEmails.hint")}
					autoComplete="off"
					inputMode="email"
					spellCheck={false}
				/>
			) : null}
		</div>
	);
}

const boxes = ["isSeparateShipping", "createAccount"] as const satisfies BoxName[];

/** Lists the stored values of fields with other input, each with a link to its field. */
function ChangedInfo({ present, countries }: { present: Record<string, string>; countries: CountryOption[] }) {
	const t = useT("checkout");
	const labels = useBillingLabels();
	const fields = labels.flatMap(({ name, id, label }) => {
		const value = present[name];
		if (value === undefined) return [];
		const isCountry = name === "country" || name === "shipping.country";
		const stored = isCountry ? (countries.find(({ code }) => code === value)?.title ?? value) : value;
		return [{ id, text: stored === "" ? t("changed.empty", { field: label }) : t("changed.field", { field: label, present: stored }) }];
	});
	const ofBoxes = boxes.flatMap((name) => {
		const stored = present[name];
		if (stored === undefined) return [];
		return [
			{ id: `${billingFormId}-${name}`, text: t(stored === "" ? "changed.unticked" : "changed.ticked", { field: t(`field.${name}`) }) },
		];
	});
	return (
		<MeanwhileNotice title={t("changed.title")}>
			<p>{t("changed.text")}</p>
			<ul className={css.changedFields}>
				{[...fields, ...ofBoxes].map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`} className={css.changedField}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</MeanwhileNotice>
	);
}

/** The cart belongs to a session that this browser has lost. The input stays below, and the cart's page can take the cart over. */
function LostSession({ uuid }: { uuid: string }) {
	const t = useT("checkout");
	return (
		<FocusedAlert title={t("lost.title")} answer={uuid}>
			<p>{t("lost.text")}</p>
			<p>
				<LinkButton to={href("/cart/:uuid", { uuid })}>{t("lost.cart")}</LinkButton>
			</p>
		</FocusedAlert>
	);
}
