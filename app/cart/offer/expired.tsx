import type { ReactNode } from "react";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/button";
import { Notice } from "../../ui/notice";
import type { Offer } from "./is-offer";
import * as css from "./offer-page.css";

/** Its last day is over: how to go on. */
export function Expired({ offer, children }: { offer: Offer; children: ReactNode }) {
	const t = useT("offer");
	const format = useFormat();
	return (
		<Notice tone="warning" title={t("expired.title", { day: format.date(offer.offer.valid_until) })}>
			<p>{t(children ? "expired.text" : "expired.textForeign")}</p>
			<div className={css.goOn}>
				{children}
				<LinkButton to={`/contact?cart=${offer.uuid}`}>{t("expired.ask")}</LinkButton>
			</div>
		</Notice>
	);
}
