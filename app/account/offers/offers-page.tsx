import { Link } from "@remix-run/react";
import type { ListedOffer } from "../../../contract/orders";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import * as listCss from "../orders/history-page.css";
import * as css from "../orders/order-table.css";
import { Count, Pages, Whose } from "../paged/list-parts";
import { type ListQuery, listAddress } from "../paged/list-query";
import { AccountPage } from "../profile/account-page";

interface OffersProps {
	title: string;
	/** Of the page. */
	offers: ListedOffer[];
	/** On all pages. */
	count: number;
	query: ListQuery;
	hasColleagues: boolean;
}

/** All offers of an account or of its company, page by page, newest first. */
export function OffersPage({ title, offers, count, query, hasColleagues }: OffersProps) {
	const t = useT("offers");
	const addressOf = (change: Partial<ListQuery>) => listAddress("/users/offers", { ...query, ...change });
	return (
		<AccountPage title={title} current="offers">
			<div className={listCss.list}>
				{hasColleagues ? (
					<Whose
						words={{ label: t("of.label"), self: t("of.self"), company: t("of.company") }}
						current={query.of}
						addressOf={(of) => addressOf({ of, page: 1 })}
					/>
				) : null}
				{count === 0 ? (
					<Empty title={t("none.title")} actions={<LinkButton to="/cart">{t("none.action")}</LinkButton>}>
						{t("none.text")}
					</Empty>
				) : (
					<section aria-labelledby="offers" id="list" className={listCss.found}>
						<Count
							id="offers"
							count={count}
							page={query.page}
							address={addressOf({})}
							words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
						/>
						<OfferTable offers={offers} />
						<Pages count={count} page={query.page} addressOf={(page) => addressOf({ page })} />
					</section>
				)}
			</div>
		</AccountPage>
	);
}

/** A row each; on a phone a row is a card. */
function OfferTable({ offers }: { offers: ListedOffer[] }) {
	const t = useT("offers");
	return (
		<table className={css.table} aria-labelledby="offers">
			<thead className={css.head}>
				<tr>
					<th scope="col" className={css.numberHead}>
						{t("column.number")}
					</th>
					<th scope="col" className={css.stateHead}>
						{t("column.state")}
					</th>
					<th scope="col">{t("column.contents")}</th>
					<th scope="col" className={css.totalHead}>
						{t("column.total")}
					</th>
					<th scope="col" className={css.actionsHead}>
						<Hidden>{t("column.files")}</Hidden>
					</th>
				</tr>
			</thead>
			<tbody>
				{offers.map((offer) => (
					<Row key={offer.uuid} offer={offer} />
				))}
			</tbody>
		</table>
	);
}

function Row({ offer }: { offer: ListedOffer }) {
	const t = useT("offers");
	const { date, money } = useFormat();
	const { uuid, number, created_at: createdOn, valid_until: validUntil, is_valid: isValid, orders, titles, length } = offer;
	return (
		<tr className={css.row}>
			<th scope="row" className={css.order}>
				<Link to={`/cart/${uuid}`} className={css.number} aria-label={t("open", { number })}>
					{number}
				</Link>{" "}
				<span className={css.small}>{date(createdOn)}</span>{" "}
				{offer.of_colleague?.name ? <span className={css.small}>{offer.of_colleague.name}</span> : null}
			</th>
			<td className={css.state}>
				{t(isValid ? "state.valid" : "state.expired", { day: date(validUntil) })}{" "}
				<span className={css.note}>{orders > 0 ? t("state.orders", { count: orders }) : null}</span>
			</td>
			<td className={css.contents}>
				<ul className={css.titles}>
					{titles.map((title, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product, and none changes its place
						<li key={index} lang={textLanguage(offer)}>
							{unbroken(title)}
						</li>
					))}
					{length > titles.length ? <li className={css.small}>{t("more", { count: length - titles.length })}</li> : null}
				</ul>
			</td>
			<td className={css.total}>
				{money(offer.total_price)} <span className={css.note}>{t("net")}</span>
			</td>
			<td className={css.actions}>
				<a href={`/cart/${uuid}/offer.pdf`} className={css.file} aria-label={t("pdf.label", { number })}>
					<Icon name="download" /> {t("pdf")}
				</a>
			</td>
		</tr>
	);
}
