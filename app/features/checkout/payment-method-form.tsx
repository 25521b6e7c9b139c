import { Form } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import type { FormResult } from "../../actions/form-result";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { TextArea } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import { useErrorTexts } from "../cart/error-texts";
import { DeliveryChoice } from "./delivery-choice";
import * as css from "./form.css";
import { PaymentChoice } from "./payment-choice";

interface FormProps {
	cart: Cart;
	paymentMethods: { id: number; name: string }[];
	refused: FormResult | null;
}

/** Step 3: how the goods come and how they are paid. */
export function PaymentMethodForm({ cart, paymentMethods, refused }: FormProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const optional = useT("common")("optional");
	const errors = useErrorTexts(refused);
	const [firstMethod] = paymentMethods;
	const summary = errors.summary([
		{ name: "deliveryMethodType", id: `deliveryMethodType-${cart.delivery_methods[0]?.type}`, label: t("section.delivery") },
		{ name: "ownFreightContract", id: "ownFreightContract", label: t("field.ownFreightContract") },
		{ name: "ownFreightCarrier", id: "ownFreightCarrier", label: t("field.ownFreightCarrier") },
		{ name: "paymentMethod", id: `paymentMethod-${firstMethod?.name}`, label: t("section.payment") },
		{ name: "shippingComment", id: "shippingComment", label: cartT("notes.shippingComment") },
	]);
	return (
		<Form method="post" id="payment-method" noValidate preventScrollReset className={css.form}>
			<ErrorSummary title={cartT("errors.title")} errors={summary} />
			<DeliveryChoice cart={cart} values={refused?.values} errors={errors} />
			<PaymentChoice
				methods={paymentMethods}
				chosen={refused ? refused.values.paymentMethod : (cart.paymentmethod?.name ?? firstMethod?.name)}
				errors={errors.of("paymentMethod")}
			/>
			<div className={css.remark}>
				<TextArea
					id="shippingComment"
					name="shippingComment"
					label={cartT("notes.shippingComment")}
					optional={optional}
					hint={cartT("notes.shippingCommentHint")}
					errors={errors.of("shippingComment")}
					defaultValue={refused?.values.shippingComment ?? cart.shipping_comment}
				/>
			</div>
			<div className={css.actions}>
				<Button kind="primary" size="l">
					{t("next.summary")}
				</Button>
			</div>
		</Form>
	);
}
