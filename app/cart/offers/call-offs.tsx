import { href } from "../../platform/config/href";
import { cutSize, unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { bold, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import * as css from "./offer-page.css";
import { type Offer, offeredLines } from "./offered-lines";

/** Lists the orders sent from a quotation with their lines, and the rest of each line. Renders nothing before the first order. */
export function CallOffs({ offer }: { offer: Offer }) {
	const t = useT("offer");
	const { date, number } = useFormat();
	const nameOf = useNames(offer);
	const { call_offs: orders } = offer.offer;
	if (orders.length === 0) return null;
	return (
		<section aria-labelledby="call-offs" className={`${css.whole} ${stack[3]}`}>
			<h2 id="call-offs" className={css.title}>
				{t("callOffs.title")}
			</h2>
			<ul className={css.terms}>
				{orders.map(({ order_number: order, uuid, sent_at: sentAt, items, sets }) => (
					<li key={order}>
						{uuid === null ? <span className={bold}>{order}</span> : <Link to={href("/cart/:uuid", { uuid })}>{order}</Link>},{" "}
						{date(sentAt)}:{" "}
						{[
							...items.map(({ id, amount }) => ({ name: `item-${id}`, amount })),
							...sets.map((set) => ({ name: `set-${set.set_id}`, amount: set.amount })),
						]
							.flatMap(({ name, amount }) => {
								const title = nameOf(name);
								return title === null ? [] : [unbroken(t("callOffs.part", { title, amount: number(amount) }))];
							})
							.join("; ")}
					</li>
				))}
			</ul>
			<p>{t("callOffs.rest")}</p>
			<ul aria-label={t("callOffs.rest")} className={css.terms}>
				{offeredLines(offer).map(({ name, title, offered, left }) => (
					<li key={name}>{unbroken(t("callOffs.left", { title: nameOf(name) ?? title, left: number(left), offered: number(offered) }))}</li>
				))}
			</ul>
		</section>
	);
}

/** Names of the shown lines by their field names, with the length of pieces. A very long offer has lines on other pages. */
function useNames({ items, orders_to_sets: sets }: Offer): (name: string) => string | null {
	const format = useFormat();
	const names = new Map<string, string>([
		...items.map(({ id, fullTitle, cut }) => [`item-${id}`, cut ? `${fullTitle}, ${cutSize(cut, format)} mm` : fullTitle] as const),
		...sets.map(({ set_id: id, title }) => [`set-${id}`, title] as const),
	]);
	return (name) => names.get(name) ?? null;
}
