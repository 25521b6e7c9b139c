import { getFormProps } from "@conform-to/react";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { Cart } from "../../contract/cart";
import type { TeamCosts } from "../../contract/team";
import { needsApproval } from "../../contract/values/order-states";
import { ChangedTotal } from "../cart/orders/changed-total";
import { paymentMethod } from "../cart/orders/payment-methods";
import { type SeenCart, seenFields } from "../cart/orders/seen";
import { stepPath } from "../cart/steps";
import { href } from "../platform/config/href";
import { FormCheckbox, FormSelect } from "../platform/forms/form-fields";
import type { FormReply } from "../platform/forms/form-result";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useShopForm } from "../platform/forms/use-shop-form";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { note } from "../ui/layout.css";
import { Link } from "../ui/link";
import { FocusedAlert } from "../ui/notice";
import { BarSum } from "./bar-sum";
import * as css from "./form.css";
import type { OrderProblem } from "./summary.server";

const formId = "send-order";

interface SendProps {
	cart: Cart;
	/** Set if the company requires a cost centre that the cart lacks. */
	costs: TeamCosts | null;
	idem: string;
	reply: FormReply | null;
}

/** Sends the order or requests approval. Ordering on invoice confirms the authority to order (R10.4). */
export function SendForm({ cart, costs, idem, reply }: SendProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const [form, fields] = useShopForm<Record<"authorityConfirmed" | "costCentre", string>>({ id: formId, reply });
	const isSending = useNavigation().formMethod === "POST";
	// The message is at its field, just above the button. The focus goes there, without scripts by the attribute.
	const refused = ["costCentre", "authorityConfirmed"].find((name) => reply?.error?.[name]);
	useEffect(() => {
		if (reply && refused) document.getElementById(`${formId}-${refused}`)?.focus();
	}, [reply, refused]);
	const focusOf = (name: string) => ({ autoFocus: refused === name });
	const method = paymentMethod(cart.paymentmethod);
	// Above the buyer's limit, approval is requested first.
	const isAsking = needsApproval(cart);
	const terms = isAsking ? method.askTerms : method.sendTerms;
	const chosen = costs?.cost_centres.filter((centre) => centre.is_active) ?? [];
	const isListed = (code: string) => chosen.some((centre) => centre.code === code);
	const goneLines = costs ? cart.items.filter(({ cost_centre: code }) => code !== "" && !isListed(code)) : [];
	return (
		<Form method="post" {...getFormProps(form)} className={css.send}>
			<HiddenFields fields={{ version: cart.version, idem, stockTag: cart.stock_tag, ...seenFields(cart) }} />
			{isAsking ? <input type="hidden" name="intent" value="ask" /> : null}
			<div className={css.asked}>
				{goneLines.map(({ id, fullTitle, cost_centre: code }) => (
					<p key={id} className={note}>
						{cartT("costs.goneLine", { code, title: fullTitle })}{" "}
						<Link to={`${href("/cart/:uuid", { uuid: cart.uuid })}#line-${id}-costCentre`}>{cartT("costs.goneLine.link")}</Link>
					</p>
				))}
				{costs && !(goneLines.length > 0 && isListed(cart.cost_centre)) ? (
					<FormSelect field={fields.costCentre} label={cartT("costs.centre")} required autoComplete="off" {...focusOf("costCentre")}>
						<option value="">{cartT("costs.choose")}</option>
						{chosen.map(({ code, name }) => (
							<option key={code} value={code}>
								{code} {name}
							</option>
						))}
					</FormSelect>
				) : null}
				{terms !== null ? (
					<p className={note}>{t(terms)}</p>
				) : (
					<FormCheckbox
						field={fields.authorityConfirmed}
						label={t("authority", { company: cart.forms?.billing?.company ?? "" })}
						required
						{...focusOf("authorityConfirmed")}
					/>
				)}
				<p className={note}>
					{t("send.terms")} <Link to={href("/terms")}>{t("send.termsLink")}</Link>.
				</p>
			</div>
			<div className={css.sendBar}>
				<BarSum cart={cart} />
				<Button kind="primary" size="l" isWide>
					{isSending ? t("send.sending") : t(isAsking ? "send.ask" : method.submit)}
				</Button>
			</div>
		</Form>
	);
}

interface ProblemProps {
	cart: Cart;
	problem: OrderProblem | null;
	/** The cart that the page showed, if it has changed since. */
	seen: SeenCart | null;
}

/** Explains why the order was not sent and what the buyer can do (R20.11). */
export function SendProblem({ cart, problem, seen }: ProblemProps) {
	const t = useT("checkout");
	const answer = useActionData();
	if (!problem) return null;
	const alert = (
		<FocusedAlert tone={problem === "conflict" ? "warning" : "error"} title={t(`problem.${problem}.title`)} answer={answer}>
			<p>{t(`problem.${problem}.text`)}</p>
			{problem === "unavailable_goods" ? (
				<p>
					<Link to={stepPath(cart.uuid, "cart")}>{t("problem.toCart")}</Link>
				</p>
			) : null}
		</FocusedAlert>
	);
	return (
		<ChangedTotal seen={seen} cart={cart} form={formId}>
			{alert}
		</ChangedTotal>
	);
}
