import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { RequestedApproval } from "../../../contract/approvals";
import type { Cart } from "../../../contract/cart";
import { paymentMethod } from "../../cart/orders/payment-methods";
import { seenFields } from "../../cart/orders/seen";
import { FormTextArea } from "../../platform/forms/form-fields";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { kind, size, wide } from "../../ui/forms/button.css";
import * as css from "./decision-forms.css";
import { approveFormId, type DecisionResult, returnFormId } from "./decision-result";

interface DecisionProps {
	approval: Omit<RequestedApproval, "cart">;
	cart: Cart;
	idem: string;
	result: DecisionResult | null;
}

/** Yes, or no with a word why. What is decided on is what the page shows: its version and its total. */
export function DecisionForms({ approval, cart, idem, result }: DecisionProps) {
	const t = useT("approvals");
	const isSending = useNavigation().formMethod === "POST";
	const [form, fields] = useShopForm<Record<"comment", string>>({ id: returnFormId, reply: result?.reply });
	const { version } = cart;
	const method = paymentMethod(cart.paymentmethod);
	const isOpen = Boolean(result?.reply) || result?.problem === "unavailable_goods";
	return (
		<section aria-labelledby="decision" className={css.decision}>
			<h2 id="decision" className={css.title}>
				{t("decide.title")}
			</h2>
			<p className={css.terms}>{t(method.approveTerms, { buyer: approval.buyer.name, company: cart.forms?.billing?.company ?? "" })}</p>
			<Form method="post" id={approveFormId} preventScrollReset>
				<HiddenFields fields={{ intent: "approve", version, ...seenFields(cart), idem }} />
				<Button kind="primary" size="l" isWide>
					{isSending ? t("decide.sending") : t(method.approve)}
				</Button>
			</Form>
			<details open={isOpen} className={css.refusal}>
				<summary className={`${kind.secondary} ${size.m} ${wide} ${css.summary}`}>{t("decide.return")}</summary>
				<Form method="post" {...getFormProps(form)} className={css.form}>
					<HiddenFields fields={{ intent: "return", version, idem: `${idem}-return` }} />
					<FormTextArea field={fields.comment} label={t("decide.comment")} hint={t("decide.commentHint")} maxLength={1000} required />
					<Button>{t("decide.returnSubmit")}</Button>
				</Form>
			</details>
		</section>
	);
}
