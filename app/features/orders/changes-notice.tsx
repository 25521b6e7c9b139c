import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Facts } from "../../ui/facts";
import { Notice } from "../../ui/notice";
import type { OrderChanges } from "./changes";

/** What came into the cart from an earlier order, and what is no longer as it was. */
export function ChangesNotice({ changes }: { changes: OrderChanges }) {
	const t = useT("orders");
	const { money, number } = useFormat();
	const { gone, prices, quantities } = changes;
	const list = (titles: string[]) => titles.join("; ");
	const facts = [
		{ term: t("again.gone"), value: list(gone) },
		{ term: t("again.price"), value: list(prices.map(({ title, before, now }) => `${title}: ${money(before)} → ${money(now)}`)) },
		{ term: t("again.quantity"), value: list(quantities.map(({ title, before, now }) => `${title}: ${number(before)} → ${number(now)}`)) },
	].filter(({ value }) => value !== "");
	return (
		<div role="status">
			<Notice
				tone={facts.length > 0 ? "warning" : "success"}
				title={changes.number ? t("again.title", { number: changes.number }) : t("again.titleShared")}
			>
				{facts.length > 0 ? <Facts items={facts} /> : <p>{t("again.same")}</p>}
			</Notice>
		</div>
	);
}
