import { Link, useActionData } from "@remix-run/react";
import type { OrderProblem } from "../../actions/order-problem";
import { stepPath } from "../../actions/steps";
import { useT } from "../../i18n";
import { FocusedAlert } from "../../ui/notice";

/** Why the order was not sent, and what can be done now (spec section 8). */
export function SendProblem({ uuid, problem }: { uuid: string; problem: OrderProblem | null }) {
	const t = useT("checkout");
	const answer = useActionData();
	if (!problem) return null;
	return (
		<FocusedAlert tone={problem === "conflict" ? "warning" : "error"} title={t(`problem.${problem}.title`)} answer={answer}>
			<p>{t(`problem.${problem}.text`)}</p>
			{problem === "unavailable_goods" ? (
				<p>
					<Link to={stepPath(uuid, "cart")}>{t("problem.toCart")}</Link>
				</p>
			) : null}
		</FocusedAlert>
	);
}
