import { getFormProps } from "@conform-to/react";
import { Form, Link, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import type { Cart } from "../../../contract/cart";
import type { FormReply } from "../../platform/forms/form-result";
import { useFieldCheck } from "../../platform/forms/use-field-check";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../steps/form.css";
import { DeliveryChoice, type DeliveryValues } from "./delivery-choice";
import { DeliveryHelp } from "./delivery-help";
import { DeliveryWishes } from "./delivery-wishes";
import { PaymentChoice } from "./payment-choice";

interface FormProps {
	cart: Cart;
	paymentMethods: { id: number; name: string }[];
	reply: FormReply | null;
	/** Someone answers the phone now. */
	isOpen: boolean;
}

/** Step 3: how the goods come and how they are paid. */
export function PaymentMethodForm({ cart, paymentMethods, reply, isOpen }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const recount = useRecount();
	const check = useFieldCheck(() => import("./payment-method").then(({ checkPaymentMethod }) => checkPaymentMethod));
	const [firstMethod] = paymentMethods;
	const stored = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid)?.type;
	const [form, fields] = useShopForm<DeliveryValues & Record<"wantedOn" | "partDeliveries" | "paymentMethod", string>>({
		id: "payment-method",
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
		<Form method="post" {...getFormProps(form)} preventScrollReset className={css.form} onChange={recount} onFocus={check.onFocus}>
			<ErrorSummary title={cartT("errors.title")} errors={summary(labels)} />
			{/* What Enter means: working the totals out anew stands before the button that goes on. */}
			<div className={css.enter} aria-hidden="true">
				<button type="submit" tabIndex={-1}>
					{t("next.summary")}
				</button>
			</div>
			<div className={css.delivery}>
				<div>
					<DeliveryChoice cart={cart} fields={fields} />
					<DeliveryWishes fields={fields} />
					<DeliveryNote cart={cart} />
				</div>
				<DeliveryHelp isOpen={isOpen} />
			</div>
			<PaymentChoice methods={paymentMethods} field={fields.paymentMethod} />
			<div className={css.actions}>
				<Button kind="primary" size="l">
					{t("next.summary")}
				</Button>
			</div>
		</Form>
	);
}

/** What the buyer has noted for the carrier. It is asked once, in the cart. */
function DeliveryNote({ cart: { uuid, shipping_comment: note } }: { cart: Cart }) {
	const t = useT("checkout");
	const part = useT("cart")("notes.shippingComment");
	return (
		<p className={css.note}>
			<span className={css.noteText}>
				{part}: {note || t("delivery.noNote")}
			</span>{" "}
			<Link to={`/cart/${uuid}#notes`} className={css.way} aria-label={t("summary.changeLabel", { part })}>
				{t("summary.change")}
			</Link>
		</p>
	);
}

/** With scripts the totals follow the choice at once. */
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
