import { Link, useActionData } from "@remix-run/react";
import { stepPath } from "../../cart/steps";
import { useT } from "../../platform/i18n/i18n";
import { FocusedAlert } from "../../ui/notice";
import type { OrderProblem } from "./order-problem";

/** Why the order was not sent, and what can be done now (R20.11). */
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
