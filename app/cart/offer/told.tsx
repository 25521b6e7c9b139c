import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import type { PageFlash } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { told } from "./offer-page.css";

/** What has just been done with a cart or an offer; what is told of other things is left to their own parts. */
export function Told({ flash }: { flash: PageFlash | null }) {
	return (
		<div role="status">
			{flash ? (
				<div className={told}>
					<Words flash={flash} />
				</div>
			) : null}
		</div>
	);
}

/** Above the cart that it was done with. */
export function ToldOnCart({ flash }: { flash: PageFlash | null }) {
	return (
		<Wrap>
			<Told flash={flash} />
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
