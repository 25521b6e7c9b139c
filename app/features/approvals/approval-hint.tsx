import { Link } from "@remix-run/react";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";

/** That orders wait for the reader's word, with the way there; nothing where none do. */
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
