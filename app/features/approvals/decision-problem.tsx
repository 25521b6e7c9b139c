import type { DecisionResult } from "../../actions/decision-result";
import { useT } from "../../i18n";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { useErrorTexts } from "../cart/error-texts";

/** Why nothing was decided, above the order as it is now. */
export function DecisionProblem({ result }: { result: DecisionResult | null }) {
	const t = useT("approvals");
	const { summary } = useErrorTexts(result?.refused ?? null);
	if (!result) return null;
	if (result.problem)
		return (
			<FocusedAlert tone={result.problem === "conflict" ? "warning" : "error"} title={t(`problem.${result.problem}.title`)} answer={result}>
				<p>{t(`problem.${result.problem}.text`)}</p>
			</FocusedAlert>
		);
	return <ErrorSummary title={t("decide.errors")} errors={summary([{ name: "comment", id: "comment", label: t("decide.comment") }])} />;
}
