import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";

interface HintProps {
	count: number;
	/** Leads there also where nothing waits. */
	isAlways?: boolean;
}

/** That orders wait for the reader's word, with the way there. */
export function ApprovalHint({ count, isAlways = false }: HintProps) {
	const t = useT("approvals");
	if (count === 0)
		return isAlways ? (
			<p>
				<Link to="/users/approvals">{t("hint.none")}</Link>
			</p>
		) : null;
	return (
		<Notice tone="warning">
			<p>
				<Link to="/users/approvals">{t("hint", { count })}</Link>
			</p>
		</Notice>
	);
}
