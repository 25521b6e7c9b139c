import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { FocusedAlert } from "../../ui/notice";
import * as css from "../cart-page.css";
import { type SeenCart, type SeenChanges, seenChanges } from "./seen";

interface ChangedProps {
	seen: SeenCart | null;
	cart: Cart;
	form: string;
	/** Label of the button if it does not submit the total. */
	goOn?: string;
	children: ReactNode;
}

/** Explains that nothing was sent because the total has changed. Lists each change, and submits the new total. */
export function ChangedTotal({ seen, cart, form, goOn, children }: ChangedProps) {
	const t = useT("cart");
	const { money } = useFormat();
	const answer = useActionData();
	const facts = useChangeFacts(seen && seenChanges(seen, cart), cart);
	if (facts.length === 0) return children;
	return (
		<FocusedAlert tone="warning" title={t("seen.title")} answer={answer}>
			<p>{t("seen.text")}</p>
			<Facts items={facts} />
			<p>
				<Button form={form}>{goOn ?? t("seen.goOn", { total: money(cart.total_price_with_vat) })}</Button>
			</p>
		</FocusedAlert>
	);
}

function useChangeFacts(changes: SeenChanges | null, cart: Cart) {
	const t = useT("cart");
	const { money, number, percent } = useFormat();
	if (!changes) return [];
	const { lines, discount, delivery, vat, total } = changes;
	const pair = ({ before, now }: { before: number; now: number }) => `${money(before)} → ${money(now)}`;
	const lineText = ({ title, before, now }: SeenChanges["lines"][number]) => {
		if (!now) return `${t("seen.removed")}: ${money(before?.price ?? 0)}`;
		if (!before) return `${title}: ${t("seen.added")}, ${money(now.price)}`;
		const count = before.quantity === now.quantity ? "" : ` (${number(before.quantity)} → ${number(now.quantity)})`;
		return `${title}${count}: ${pair({ before: before.price, now: now.price })}`;
	};
	const vatText = ({ rate, amount }: NonNullable<SeenChanges["vat"]>["now"]) => `${percent(rate)}, ${money(amount)}`;
	return [
		...(lines.length > 0
			? [
					{
						term: t("seen.lines"),
						value: (
							<ul className={css.changeLines}>
								{lines.map((line) => (
									<li key={line.key}>{lineText(line)}</li>
								))}
							</ul>
						),
					},
				]
			: []),
		...(discount ? [{ term: t("discount.order"), value: pair(discount) }] : []),
		...(delivery ? [{ term: t("totals.delivery"), value: pair(delivery) }] : []),
		...(vat
			? [
					{
						term: t("seen.vat"),
						value: (
							<>
								{`${vatText(vat.before)} → ${vatText(vat.now)}`}
								{vat.before.reason === vat.now.reason ? null : (
									<> {t(`vat.${cart.vat.reason}`, { country: t(`country.${cart.vat.country}`) })}</>
								)}
							</>
						),
					},
				]
			: []),
		{ term: t("totals.gross"), value: pair(total) },
	];
}
