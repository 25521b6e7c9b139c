import { getFormProps, getInputProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import type { Cart } from "../../contract/cart";
import { orders } from "../../contract/orders";
import { partDeliveryChoices } from "../../contract/values/order-states";
import { readCartForStep } from "../cart/cart.server";
import { checksCredit, usePaymentName } from "../cart/orders/payment-methods";
import { CountedLink } from "../platform/analytics/counted-link";
import { readServiceHours } from "../platform/backend/service-hours.server";
import { href } from "../platform/config/href";
import { FormSelect, FormTextField } from "../platform/forms/form-fields";
import type { FormReply } from "../platform/forms/form-result";
import { useFieldCheck } from "../platform/forms/use-field-check";
import { type ShopField, useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { useSeller } from "../platform/page/use-seller";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Dot } from "../ui/forms/field";
import { bold, heading, hidden, hiddenOnPhone, medium, muted, ok, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { ErrorSummary } from "../ui/notice";
import { CheckoutPage, ReplacedDelivery, VatWarning } from "./checkout-page";
import { DeliveryChoice, type DeliveryValues } from "./delivery-choice";
import { deliveryNotes } from "./delivery-notes";
import * as css from "./form.css";
import { NextBar } from "./next-bar";
import { savePaymentMethod } from "./payment-method.server";

export const handle = { i18n: ["cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { backend, texts } = context;
	const [cart, paymentMethods, { hours, isOpen }] = await Promise.all([
		readCartForStep(context, params.uuid, "payment-method"),
		backend(orders.paymentMethods),
		readServiceHours(context),
	]);
	const title = texts.translator("checkout")("step.payment-method");
	return {
		cart,
		paymentMethods,
		hours,
		isOpen,
		meta: describePage(context, { title }),
	};
}

export const action = savePaymentMethod;
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function PaymentMethod() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, paymentMethods, hours, isOpen } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>() ?? null;
	const title = t("step.payment-method");
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: href("/cart/:uuid", { uuid: cart.uuid }) }, { title }]} />
			<CheckoutPage
				cart={cart}
				step="payment-method"
				title={title}
				action={<NextBar cart={cart} form={formId} label={t("next.summary")} />}
			>
				<ReplacedDelivery cart={cart} step="payment-method" />
				<VatWarning cart={cart} />
				<PaymentMethodForm cart={cart} paymentMethods={paymentMethods} reply={reply} hours={hours} isOpen={isOpen} />
			</CheckoutPage>
		</>
	);
}

const formId = "payment-method";

interface FormProps {
	cart: Cart;
	paymentMethods: { id: number; name: string }[];
	reply: FormReply | null;
	/** When somebody answers the phone, in words. */
	hours: string;
	/** Customer service is open now. */
	isOpen: boolean;
}

function PaymentMethodForm({ cart, paymentMethods, reply, hours, isOpen }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const recount = useRecount();
	const check = useFieldCheck(() => import("./payment-method-fields").then(({ checkPaymentMethod }) => checkPaymentMethod));
	const [firstMethod] = paymentMethods;
	const stored = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid)?.type;
	const [form, fields] = useShopForm<DeliveryValues & Record<"wantedOn" | "partDeliveries" | "paymentMethod", string>>({
		id: formId,
		reply,
		defaultValue: {
			deliveryMethodType: stored,
			craneUnloading: cart.crane_unloading ? stored : undefined,
			ownFreightContract: cart.own_freight_contract,
			ownFreightCarrier: cart.own_freight_carrier,
			wantedOn: cart.wanted_on,
			partDeliveries: cart.part_deliveries,
			paymentMethod: cart.paymentmethod?.name ?? firstMethod?.name,
		},
		...check.options,
	});
	const { summary } = useFieldErrors();
	const labels = [
		{
			field: fields.deliveryMethodType,
			id: `${fields.deliveryMethodType.id}-${cart.delivery_methods[0]?.type}`,
			label: t("section.delivery"),
		},
		{ field: fields.ownFreightContract, label: t("field.ownFreightContract") },
		{ field: fields.ownFreightCarrier, label: t("field.ownFreightCarrier") },
		{ field: fields.wantedOn, label: cartT("wishes.day") },
		{ field: fields.paymentMethod, id: `${fields.paymentMethod.id}-${firstMethod?.name}`, label: t("section.payment") },
	];
	return (
		<Form method="post" {...getFormProps(form)} preventScrollReset className={stack[10]} onChange={recount} onFocus={check.onFocus}>
			<ErrorSummary title={cartT("errors.title")} errors={summary(labels)} />
			{/* Enter submits this button: recounting precedes the main one. */}
			<div className={hidden} aria-hidden="true">
				<button type="submit" tabIndex={-1}>
					{t("next.summary")}
				</button>
			</div>
			<div>
				<DeliveryChoice cart={cart} fields={fields} />
				<DeliveryWishes price={cart.wanted_day_price} fields={fields} />
				<DeliveryNotes cart={cart} />
			</div>
			<PaymentChoice methods={paymentMethods} field={fields.paymentMethod} />
			<DeliveryHelp hours={hours} isOpen={isOpen} />
		</Form>
	);
}

/** The buyer's notes for the carrier, each with its link to where it is edited. */
function DeliveryNotes({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	return deliveryNotes(cart).map(({ name, text, to }) => (
		<p key={name} className={css.note}>
			<span className={css.noteText}>
				{cartT(name)}: {text || t("delivery.noNote")}
			</span>{" "}
			<Link to={to} className={css.way} aria-label={t("summary.changeLabel", { part: cartT(name) })}>
				{t("summary.change")}
			</Link>
		</p>
	));
}

function useRecount() {
	const submit = useSubmit();
	return ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
		if (!(target instanceof HTMLInputElement)) return;
		const isChoice = target.name === "deliveryMethodType" || target.name === "craneUnloading";
		if (!isChoice) return;
		const form = new FormData(currentTarget);
		form.set("intent", "update");
		submit(form, { method: "post", replace: true, preventScrollReset: true });
	};
}

interface ChoiceProps {
	methods: { id: number; name: string }[];
	field: ShopField;
}

function PaymentChoice({ methods, field }: ChoiceProps) {
	const t = useT("checkout");
	const common = useT("common");
	const nameOf = usePaymentName();
	const errors = useFieldErrors().of(field);
	return (
		<fieldset className={css.block} aria-describedby={errors ? field.errorId : undefined}>
			<legend className={css.legend}>{t("section.payment")}</legend>
			{errors ? (
				<p id={field.errorId} className={css.fieldError}>
					{errors.join(" ")}
				</p>
			) : null}
			<div className={css.options}>
				{methods.map(({ id, name }) => {
					const { title, text } = nameOf(name);
					const { key, ...radio } = getInputProps(field, { type: "radio", value: name, ariaAttributes: false });
					return (
						<label key={id} htmlFor={`${field.id}-${name}`} className={css.option}>
							<Dot {...radio} id={`${field.id}-${name}`} />
							<span className={bold}>{title}</span> {text ? <span className={css.optionText}>{text}</span> : null}
						</label>
					);
				})}
			</div>
			{methods.some(({ name }) => checksCredit(name)) ? (
				<p className={`${muted} ${css.fact}`}>
					{t("privacy.invoice")} <Link to={href("/privacy")}>{common("privacy")}</Link>
				</p>
			) : null}
		</fieldset>
	);
}

interface WishesProps {
	/** How much more a wanted day costs that is none of the delivery days of lines. */
	price: number | undefined;
	fields: Record<"wantedOn" | "partDeliveries", ShopField>;
}

/** The wanted day and partial deliveries. Both are optional. */
function DeliveryWishes({ price, fields }: WishesProps) {
	const t = useT("cart");
	const common = useT("common");
	const { money } = useFormat();
	return (
		<div className={css.wishes}>
			<FormTextField
				field={fields.wantedOn}
				type="date"
				label={t("wishes.day")}
				optional={common("optional")}
				hint={price === undefined ? t("wishes.dayHint") : `${t("wishes.dayHint")} ${t("wishes.dayPrice", { price: money(price) })}`}
				autoComplete="off"
			/>
			<FormSelect field={fields.partDeliveries} label={t("wishes.parts")} autoComplete="off">
				<option value="">{t("wishes.any")}</option>
				{partDeliveryChoices.map((one) => (
					<option key={one} value={one}>
						{t(`wishes.${one}`)}
					</option>
				))}
			</FormSelect>
		</div>
	);
}

/** Contact for questions about unloading (R1.16). */
function DeliveryHelp({ hours, isOpen }: { hours: string; isOpen: boolean }) {
	const t = useT("checkout");
	const {
		person,
		phone: { dial, shown },
		email,
	} = useSeller();
	return (
		<aside className={css.help} aria-labelledby="delivery-help">
			<h2 id="delivery-help" className={heading.m}>
				{t("help.title")}
			</h2>
			<p className={hiddenOnPhone}>{t("help.text", { name: person.name })}</p>
			<p className={css.channels}>
				<CountedLink to={`tel:${dial}`} className={css.channel}>
					{shown}
				</CountedLink>{" "}
				<CountedLink to={`mailto:${email}`} className={`${css.channel} ${hiddenOnPhone}`}>
					{email}
				</CountedLink>
			</p>
			<p className={`${muted} ${hiddenOnPhone}`}>
				{t("help.hours", { hours })} <span className={isOpen ? `${ok} ${medium}` : medium}>{t(isOpen ? "help.open" : "help.closed")}</span>
			</p>
		</aside>
	);
}
