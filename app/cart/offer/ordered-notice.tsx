import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import type { Offer } from "./is-offer";
import { offeredLines } from "./ordered";

/** What has been ordered of an offer already, so that nobody orders it a second time by mistake. */
export function OrderedNotice({ offer }: { offer: Offer }) {
	const t = useT("offer");
	const { number } = useFormat();
	if (offer.offer_orders === 0) return null;
	const lines = offeredLines(offer);
	const isAll = lines.every(({ left }) => left === 0);
	return (
		<Notice tone="warning" title={t(isAll ? "ordered.all" : "ordered.some")}>
			<ul>
				{lines
					.filter(({ ordered }) => ordered > 0)
					.map(({ name, title, offered, ordered }) => (
						<li key={name}>{unbroken(t("ordered.line", { title, ordered: number(ordered), offered: number(offered) }))}</li>
					))}
			</ul>
		</Notice>
	);
}
