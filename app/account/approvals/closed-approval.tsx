import { Link } from "@remix-run/react";
import type { RequestedApproval } from "../../../contract/approvals";
import { ColleagueComment } from "../../cart/approval-notice";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { AccountPage } from "../profile/account-page";
import { DecisionProblem } from "./decision-problem";
import type { DecisionResult } from "./decision-result";

/** What became of an order that is none of the reader's business any more: returned, taken back, or changed since it was approved. */
export function ClosedApproval({ approval, result }: { approval: Omit<RequestedApproval, "cart">; result: DecisionResult | null }) {
	const t = useT("approvals");
	const { date } = useFormat();
	const { state, by, comment, decided_at: decidedAt } = approval;
	const buyer = approval.buyer.name;
	const isDecided = state === "approved" || state === "returned";
	return (
		<AccountPage title={buyer ? t("order.title", { buyer }) : t("order.goneTitle")} current="approvals" crumbs={[]}>
			{result?.problem ? <DecisionProblem result={result} cart={null} isDecided={isDecided} /> : null}
			<Notice title={isDecided ? t(`decided.${state}.title`, { by, day: date(decidedAt) }) : t("decided.withdrawn.title")}>
				{state === "returned" ? <ColleagueComment text={comment} /> : null}
				<p>
					{state === "approved" ? t("decided.lapsed") : isDecided ? t("decided.returned.text", { buyer }) : t("decided.withdrawn.text")}
				</p>
				<p>
					<Link to="/users/approvals">{t("decided.back")}</Link>
				</p>
			</Notice>
		</AccountPage>
	);
}
