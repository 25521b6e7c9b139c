import type { Cart } from "../../../contract/cart";
import { ChangedTotal } from "../../cart/orders/changed-total";
import { useFieldErrors } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { approveFormId, type DecisionResult, returnFormId } from "./decision-result";

interface ProblemProps {
	result: DecisionResult | null;
	/** The order as it is now; null where it is none of the reader's business any more. */
	cart: Cart | null;
	/** A colleague has approved or returned it before. */
	isDecided?: boolean;
}

/** Why nothing was decided, above the order as it is now. */
export function DecisionProblem({ result, cart, isDecided = false }: ProblemProps) {
	const t = useT("approvals");
	const { summary } = useFieldErrors();
	if (!result) return null;
	if (result.problem) {
		const problem = isDecided && result.problem === "conflict" ? "late" : result.problem;
		const alert = (
			<FocusedAlert tone={result.problem === "conflict" ? "warning" : "error"} title={t(`problem.${problem}.title`)} answer={result}>
				<p>{t(`problem.${problem}.text`)}</p>
			</FocusedAlert>
		);
		if (!cart || isDecided) return alert;
		return (
			<ChangedTotal seen={result.seen} cart={cart} form={approveFormId}>
				{alert}
			</ChangedTotal>
		);
	}
	const comment = { id: `${returnFormId}-comment`, name: "comment", errors: result.reply?.error?.comment ?? undefined };
	return <ErrorSummary title={t("decide.errors")} errors={summary([{ field: comment, label: t("decide.comment") }])} />;
}
