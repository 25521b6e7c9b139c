import { Form, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import type { Cart } from "../../../contract/cart";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextArea } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../steps/form.css";
import { DeliveryChoice } from "./delivery-choice";
import { DeliveryHelp } from "./delivery-help";
import { PaymentChoice } from "./payment-choice";

interface FormProps {
	cart: Cart;
	paymentMethods: { id: number; name: string }[];
	refused: FormResult | null;
	/** Someone answers the phone now. */
	isOpen: boolean;
}

/** Step 3: how the goods come and how they are paid. */
export function PaymentMethodForm({ cart, paymentMethods, refused, isOpen }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const optional = useT("common")("optional");
	const errors = useErrorTexts(refused);
	const recount = useRecount();
	const [firstMethod] = paymentMethods;
	const summary = errors.summary([
		{ name: "deliveryMethodType", id: `deliveryMethodType-${cart.delivery_methods[0]?.type}`, label: t("section.delivery") },
		{ name: "ownFreightContract", id: "ownFreightContract", label: t("field.ownFreightContract") },
		{ name: "ownFreightCarrier", id: "ownFreightCarrier", label: t("field.ownFreightCarrier") },
		{ name: "paymentMethod", id: `paymentMethod-${firstMethod?.name}`, label: t("section.payment") },
		{ name: "shippingComment", id: "shippingComment", label: cartT("notes.shippingComment") },
	]);
	return (
		<Form method="post" id="payment-method" noValidate preventScrollReset className={css.form} onChange={recount}>
			<ErrorSummary title={cartT("errors.title")} errors={summary} />
			{/* What Enter means: working the totals out anew stands before the button that goes on. */}
			<button type="submit" className={css.enter} tabIndex={-1} aria-hidden="true">
				{t("next.summary")}
			</button>
			<div className={css.delivery}>
				<DeliveryChoice cart={cart} values={refused?.values} errors={errors} />
				<DeliveryHelp isOpen={isOpen} />
			</div>
			<PaymentChoice
				methods={paymentMethods}
				chosen={refused ? refused.values.paymentMethod : (cart.paymentmethod?.name ?? firstMethod?.name)}
				errors={errors.of("paymentMethod")}
			/>
			<TextArea
				id="shippingComment"
				name="shippingComment"
				label={cartT("notes.shippingComment")}
				optional={optional}
				hint={cartT("notes.shippingCommentHint")}
				errors={errors.of("shippingComment")}
				defaultValue={refused?.values.shippingComment ?? cart.shipping_comment}
			/>
			<div className={css.actions}>
				<Button kind="primary" size="l">
					{t("next.summary")}
				</Button>
			</div>
		</Form>
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
