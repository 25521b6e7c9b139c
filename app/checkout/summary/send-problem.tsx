import { Link, useActionData } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { stepPath } from "../../cart/steps";
import { ChangedTotal, type SeenCart } from "../../cart/totals";
import { useT } from "../../platform/i18n/i18n";
import { FocusedAlert } from "../../ui/notice";
import type { OrderProblem } from "./order-problem";
import { formId } from "./send-form";

interface ProblemProps {
	cart: Cart;
	problem: OrderProblem | null;
	/** What the page that was sent showed, where the cart is another one now. */
	seen: SeenCart | null;
}

/** Why the order was not sent, and what can be done now (R20.11). */
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
