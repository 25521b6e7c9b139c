import type { ListResult } from "../../contract/lists";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Facts } from "../ui/facts";
import { stack } from "../ui/layout.css";
import { Notice } from "../ui/notice";
import * as css from "./cart-page.css";
import type { OrderChanges } from "./orders/buy-again.server";

/** Lists what was added to the cart from an earlier order, and what has changed since. */
export function ChangesNotice({ changes }: { changes: OrderChanges }) {
	const t = useT("orders");
	const { money, number, percent } = useFormat();
	const cartT = useT("cart");
	const { isOffer, gone, prices, services, discounts, delivery, vat, quantities, present, address } = changes;
	const facts = [
		{ term: t("again.gone"), lines: gone },
		{ term: t("again.present"), lines: present.map(({ title, now }) => `${title}: ${number(now)}`) },
		{ term: t("again.price"), lines: prices.map(({ title, before, now }) => `${title}: ${money(before)} → ${money(now)}`) },
		{
			term: t("again.service"),
			lines: services.map(
				({ service, title, before, now }) => `${title}, ${t(`again.service.${service}`)}: ${money(before)} → ${money(now)}`,
			),
		},
		{
			term: t("again.discount"),
			lines: discounts.map(({ title, before, now }) => `${title || cartT("discount.order")}: ${percent(before)} → ${percent(now)}`),
		},
		{
			term: t(isOffer ? "again.offer.delivery" : "again.delivery"),
			lines: delivery ? [`${money(delivery.before)} → ${money(delivery.now)}`] : [],
		},
		{ term: t(isOffer ? "again.offer.vat" : "again.vat"), lines: vat ? [`${percent(vat.before)} → ${percent(vat.now)}`] : [] },
		{ term: t("again.quantity"), lines: quantities.map(({ title, before, now }) => `${title}: ${number(before)} → ${number(now)}`) },
	].flatMap(({ term, lines }) => (lines.length > 0 ? [{ term, value: <Lines lines={lines} /> }] : []));
	if (isOffer && facts.length === 0) return null;
	return (
		<div role="status">
			<Notice
				tone={facts.length > 0 || address ? "warning" : "success"}
				title={
					isOffer
						? t("again.offer.title", { number: changes.number })
						: changes.number
							? t("again.title", { number: changes.number })
							: t("again.titleShared")
				}
			>
				{facts.length > 0 ? <Facts items={facts} /> : <p>{t("again.same")}</p>}
				{address ? <p>{t("again.address", { address })}</p> : null}
			</Notice>
		</div>
	);
}

/** Each article on a line of its own. */
function Lines({ lines }: { lines: string[] }) {
	return (
		<ul className={css.changeLines}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

/** Articles per kind before the list folds. */
const maxShown = 6;

/** Lists what was added to the cart from a list, and what has changed since the list was saved. */
export function PutNotice({ result }: { result: ListResult }) {
	const t = useT("lists");
	const { money, number } = useFormat();
	const { name, added, gone, prices, quantities, present } = result;
	const isSame = gone.length + prices.length + quantities.length + present.length === 0;
	const pair = (title: string, before: string, now: string) => `${title}: ${before} → ${now}`;
	return (
		<div role="status">
			<Notice tone={isSame ? "success" : "warning"} title={t("put.done", { name, count: added })}>
				{isSame ? (
					<p>{t("put.same")}</p>
				) : (
					<div className={stack[3]}>
						<Changes title={t("put.gone")} lines={gone} />
						<Changes title={t("put.present")} lines={present.map(({ title, now }) => `${title}: ${number(now)}`)} />
						<Changes title={t("put.prices")} lines={prices.map(({ title, before, now }) => pair(title, money(before), money(now)))} />
						<Changes
							title={t("put.quantities")}
							lines={quantities.map(({ title, before, now }) => pair(title, number(before), number(now)))}
						/>
					</div>
				)}
			</Notice>
		</div>
	);
}

function Changes({ title, lines }: { title: string; lines: string[] }) {
	const t = useT("lists");
	if (lines.length === 0) return null;
	const rest = lines.slice(maxShown);
	return (
		<div>
			<p>{title}</p>
			<ul className={css.putList}>
				{lines.slice(0, maxShown).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{rest.length > 0 ? (
				<details>
					<summary className={css.putMore}>{t("put.more", { count: rest.length })}</summary>
					<ul className={css.putList}>
						{rest.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</details>
			) : null}
		</div>
	);
}
