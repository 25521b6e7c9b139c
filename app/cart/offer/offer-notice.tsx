import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import type { PageFlash } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { notice } from "./offer-page.css";

/** The result of the last action on a cart or an offer. Results of other actions have notices of their own. */
export function OfferNotice({ flash }: { flash: PageFlash | null }) {
	return (
		<div role="status">
			{flash ? (
				<div className={notice}>
					<Words flash={flash} />
				</div>
			) : null}
		</div>
	);
}

/** The same above an open cart. */
export function CartOfferNotice({ flash }: { flash: PageFlash | null }) {
	return (
		<Wrap>
			<OfferNotice flash={flash} />
		</Wrap>
	);
}

function Words({ flash }: { flash: PageFlash }) {
	const t = useT("offer");
	if (flash.kind === "shared") return <Notice tone="success">{t("told.shared", { count: flash.addresses })}</Notice>;
	if (flash.kind === "offered")
		return <Notice tone="success">{flash.addresses > 0 ? t("told.offeredTo", { count: flash.addresses }) : t("told.offered")}</Notice>;
	if (flash.kind !== "accepted") return null;
	return (
		<Notice tone="success">
			<p>{t("told.accepted", { number: flash.number })}</p>
			{flash.formerUuid ? (
				<p>
					<Link to={`/cart/${flash.formerUuid}`}>{t("told.former")}</Link>
				</p>
			) : null}
		</Notice>
	);
}
