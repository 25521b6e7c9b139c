import { useErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import type { DecisionResult } from "./decision-result";

interface ProblemProps {
	result: DecisionResult | null;
	/** A colleague has approved or returned it before. */
	isDecided?: boolean;
}

/** Why nothing was decided, above the order as it is now. */
export function DecisionProblem({ result, isDecided = false }: ProblemProps) {
	const t = useT("approvals");
	const { summary } = useErrorTexts(result?.refused ?? null);
	if (!result) return null;
	if (result.problem) {
		const problem = isDecided && result.problem === "conflict" ? "late" : result.problem;
		return (
			<FocusedAlert tone={result.problem === "conflict" ? "warning" : "error"} title={t(`problem.${problem}.title`)} answer={result}>
				<p>{t(`problem.${problem}.text`)}</p>
			</FocusedAlert>
		);
	}
	return <ErrorSummary title={t("decide.errors")} errors={summary([{ name: "comment", id: "comment", label: t("decide.comment") }])} />;
}
