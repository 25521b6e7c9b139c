import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { AccountPage } from "../profile/account-page";

/** That the address is of nothing which the reader may see, and the ways to what is the reader's own. Says not whether there is such an order. */
export function NoApproval() {
	const t = useT("approvals");
	return (
		<AccountPage title={t("order.goneTitle")} current="approvals" crumbs={[]}>
			<Notice tone="warning" title={t("none.title")}>
				<p>{t("none.text")}</p>
				<p>
					<Link to="/users/approvals">{t("hint.none")}</Link>
				</p>
				<p>
					<Link to="/cart">{t("none.cart")}</Link>
				</p>
			</Notice>
		</AccountPage>
	);
}
