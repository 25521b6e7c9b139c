import { Link } from "@remix-run/react";
import type { QuoteRequest } from "../../../contract/content";
import type { ListedOffer } from "../../../contract/ordering/offers";
import { offerStates } from "../../../contract/values/order-states";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { type Deferred, useArrived } from "../../ui/deferred-content";
import { LinkButton } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { AccountTable, Reference, Titles } from "../orders/order-table";
import * as css from "../orders/order-table.css";
import { type ListFacts, ListPage } from "../paged/list-page";
import { RequestTable } from "./request-table";

interface OffersProps extends ListFacts {
	title: string;
	/** Of the page. */
	offers: ListedOffer[];
	/** The account's latest requests, beside the first page of its own offers. */
	requests: Deferred<QuoteRequest[] | null>;
}

/** All offers of an account or of its company, page by page, newest first. */
export function OffersPage({ title, offers, requests, ...list }: OffersProps) {
	const t = useT("offers");
	const asked = useArrived(requests) ?? [];
	const choices = offerStates.map((value) => ({ value, label: t(`filter.state.${value}`) }));
	return (
		<ListPage
			{...{ title, list, t }}
			current="offers"
			name="offers"
			path="/users/offers"
			state={{ label: t("column.state"), choices }}
			emptyTo="/cart"
			action={asked.length > 0 ? <LinkButton to="/contact?quote=1">{t("requests.new")}</LinkButton> : null}
			above={
				<DeferredPart of={requests} title={t("requests.title")} waiting={null}>
					{(sent) => <RequestTable requests={sent ?? []} />}
				</DeferredPart>
			}
			heading={asked.length > 0 ? t("listTitle") : undefined}
		>
			<AccountTable
				labelledBy="offers"
				columns={[
					{ name: t("column.number"), className: css.numberHead },
					{ name: t("column.state"), className: css.stateHead },
					{ name: t("column.contents") },
					{ name: t("column.total"), className: css.totalHead },
				]}
				actions={{ name: t("column.files"), className: css.actionsHead }}
			>
				{offers.map((offer) => (
					<Row key={offer.uuid} offer={offer} />
				))}
			</AccountTable>
		</ListPage>
	);
}

function Row({ offer }: { offer: ListedOffer }) {
	const t = useT("offers");
	const { date, money } = useFormat();
	const { uuid, number, created_at: createdOn, valid_until: validUntil, is_valid: isValid, orders } = offer;
	return (
		<tr className={css.row}>
			<th scope="row" className={css.order}>
				<Link to={`/cart/${uuid}`} className={css.number} aria-label={t("open", { number })}>
					{number}
				</Link>{" "}
				<span className={css.small}>{date(createdOn)}</span>
			</th>
			<td className={css.state}>
				{t(isValid ? "state.valid" : "state.expired", { day: date(validUntil) })}{" "}
				<span className={css.note}>{orders > 0 ? t("state.orders", { count: orders }) : null}</span>
			</td>
			<td className={css.contents}>
				<Reference text="" of={offer.of_colleague} />
				<Titles order={offer} />
			</td>
			<td className={css.total}>
				{money(offer.total_price)} <span className={css.note}>{t("net")}</span>
			</td>
			<td className={css.actions}>
				<a href={`/cart/${uuid}/offer.pdf`} className={css.file} aria-label={t("pdf.label", { number })}>
					<Icon name="download" /> {t("pdf")}
				</a>{" "}
				{isValid ? (
					<LinkButton size="s" to={`/cart/${uuid}`} aria-label={t("order.label", { number })}>
						{t("order")}
					</LinkButton>
				) : null}
			</td>
		</tr>
	);
}
