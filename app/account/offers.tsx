import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content, type QuoteRequest } from "../../contract/content";
import type { ListedOffer } from "../../contract/ordering/offers";
import { orders } from "../../contract/orders";
import { offerStates } from "../../contract/values/order-states";
import { deferred, none, optional } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { DeferredPart } from "../platform/document/deferred-part";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { pageMeta } from "../platform/seo/page-meta";
import { useArrived } from "../ui/deferred-content";
import { LinkButton } from "../ui/forms/button";
import { Icon } from "../ui/icon";
import { bold, heading, regular, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { AccountTable, Reference, Titles } from "./orders/order-table";
import * as css from "./orders/orders.css";
import { pagedMeta, readListPage } from "./paged/list.server";
import { ListPage } from "./paged/list-page";
import { isNarrowed } from "./paged/list-query";

export const handle = { i18n: ["account", "offers", "order-history"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const list = await readListPage(context, request.url, href("/users/offers"), offerStates, async (query) => {
		const { is_sought: isSought, ...found } = await context.backend(orders.offersByUser, { query });
		return { ...found, isSought };
	});
	const isBeginning = list.query.of === "self" && list.query.page === 1 && !isNarrowed(list.query);
	// A seller's own backend may have no requests.
	const requests = await deferred(context, isBeginning ? optional(context, orNull(context.backend(content.requestsByUser, {}))) : none);
	const title = context.texts.translator("offers")("title");
	return { ...list, requests, title, meta: pagedMeta(context, title, list.query.page) };
}

export default function Offers() {
	const { title, offers, requests, ...list } = useLoaderData<typeof loader>();
	const t = useT("offers");
	const asked = useArrived(requests) ?? [];
	const choices = offerStates.map((value) => ({ value, label: t(`filter.state.${value}`) }));
	return (
		<ListPage
			{...{ title, list, t }}
			current="offers"
			name="offers"
			path={href("/users/offers")}
			state={{ label: t("column.state"), choices }}
			emptyTo={href("/cart")}
			action={asked.length > 0 ? <LinkButton to={href("/contact", { quote: "1" })}>{t("requests.new")}</LinkButton> : null}
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
					{ name: t("column.contents"), className: css.secondLine },
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
	const { tableDate, money } = useFormat();
	const { uuid, number, created_at: createdOn, valid_until: validUntil, is_valid: isValid, orders } = offer;
	return (
		<tr className={css.row}>
			<th scope="row" className={css.order}>
				<Link to={href("/cart/:uuid", { uuid })} className={css.number} aria-label={t("open", { number })}>
					{number}
				</Link>{" "}
				<span className={css.small}>{tableDate(createdOn)}</span>
			</th>
			<td className={css.state}>
				{t(isValid ? "state.valid" : "state.expired", { day: tableDate(validUntil) })}{" "}
				{orders > 0 ? <span className={css.small}>{t("state.orders", { count: orders })}</span> : null}
			</td>
			<td className={css.contents}>
				<div className={css.lines}>
					<Reference text="" of={offer.of_colleague} />
					<Titles order={offer} />
				</div>
			</td>
			<td className={css.total}>
				{money(offer.total_price)} <span className={`${css.term} ${regular}`}>{t("column.total")}</span>
			</td>
			<td className={css.actions}>
				<a href={href("/cart/:uuid/offer.pdf", { uuid })} className={css.file} aria-label={t("pdf.label", { number })}>
					<Icon name="download" /> {t("pdf")}
				</a>{" "}
				{isValid ? (
					<LinkButton size="s" to={href("/cart/:uuid", { uuid })} aria-label={t("order.label", { number })}>
						{t("order")}
					</LinkButton>
				) : null}
			</td>
		</tr>
	);
}

/** The account's latest quotation requests and the offers that answer them. Renders nothing without requests. */
function RequestTable({ requests }: { requests: QuoteRequest[] }) {
	const t = useT("offers");
	const { tableDate } = useFormat();
	if (requests.length === 0) return null;
	return (
		<section aria-labelledby="requests" className={stack[3]}>
			<h2 id="requests" className={heading.l}>
				{t("requests.title")}
			</h2>
			<AccountTable
				labelledBy="requests"
				columns={[
					{ name: t("requests.number"), className: css.numberHead },
					{ name: t("column.state"), className: css.stateHead },
					{ name: t("requests.message"), className: css.secondLine },
				]}
				actions={{ name: t("column.number"), className: css.numberHead }}
			>
				{requests.map(({ number, created_at, state, item, message, files, answer, quotation }) => (
					<tr key={number} className={css.row}>
						<th scope="row" className={css.order}>
							<a href={`#${number}`} className={css.number}>
								{number}
							</a>{" "}
							<span className={css.small}>{tableDate(created_at)}</span>
						</th>
						<td className={css.state}>
							<span className={state === "open" ? bold : undefined}>{t(`requests.state.${state}`)}</span>
						</td>
						<td className={css.contents}>
							<details>
								<summary className={css.message}>{item || message}</summary>
								{/* A link to a fold's content opens the fold. */}
								<div id={number} className={css.words}>
									{item ? <p>{message}</p> : null}
									{files.length > 0 ? <p className={css.small}>{files.join(", ")}</p> : null}
									{answer ? (
										<p>
											<b>{t("requests.answer")}</b> {answer}
										</p>
									) : null}
								</div>
							</details>
						</td>
						<td className={css.actions}>
							{quotation ? (
								<Link to={href("/cart/:uuid", { uuid: quotation.uuid })} aria-label={t("open", { number: quotation.number })}>
									{quotation.number}
								</Link>
							) : null}
						</td>
					</tr>
				))}
			</AccountTable>
		</section>
	);
}
