import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";

/** That orders wait for the reader's word, with the way there. */
export function ApprovalHint({ count }: { count: number }) {
	const t = useT("approvals");
	if (count === 0) return null;
	return (
		<Notice tone="warning">
			<p>
				<Link to="/users/approvals">{t("hint", { count })}</Link>
			</p>
		</Notice>
	);
}
