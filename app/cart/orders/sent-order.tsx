import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { orderPaper } from "../../../contract/values/order-states";
import { href } from "../../platform/config/href";
import { changedDays, daysText } from "../../platform/i18n/days-text";
import { useFormat } from "../../platform/i18n/format";
import { type Translate, useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { Facts } from "../../ui/facts";
import { Icon } from "../../ui/icon";
import { block, bold, heading, hiddenOnPaper, muted, note, nowrap, regular, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { MeanwhileNotice } from "../cart-notices";
import { Heading, OrderNotes, ReadOnly } from "../cart-page";
import * as css from "../cart-page.css";
import { Address, Destination, useDestinationTitle, useInvoicePlaces } from "./address";
import * as orderCss from "./order.css";
import {
	isChangedByPhone,
	type OrderState,
	stepsOf,
	Tracking,
	useCostFacts,
	useOrderStatus,
	useOrderStatusNote,
	useWishes,
} from "./order-status";

interface SentProps {
	cart: Cart;
	payment: { term: string; value: string } | null;
}

interface SentOrderProps extends SentProps {
	/** A change was submitted after the order, and was not applied. */
	isTooLate?: boolean;
	/** The form that orders it again. Only for its owner. */
	again: ReactNode;
}

/** A sent order at its cart's URL. Only its buyer sees addresses. */
export function SentOrder({ cart, payment, isTooLate = false, again }: SentOrderProps) {
	const t = useT("cart");
	return (
		<Wrap>
			<div className={css.page}>
				<Heading title={t("order.title", { number: cart.order_number ?? "" })} count={cart.length} />
				{isTooLate ? (
					<MeanwhileNotice title={t("stale.sent")}>
						<p>{t("stale.sentText")}</p>
					</MeanwhileNotice>
				) : null}
				<OrderFacts cart={cart} payment={payment} />
				{isChangedByPhone(cart) ? (
					<div className={hiddenOnPaper}>
						<Notice>{t("order.note")}</Notice>
					</div>
				) : null}
				<div className={css.actions}>
					{cart.is_owner ? (
						<>
							<OrderDocuments cart={cart} />
							<ChangeLink cart={cart} />
						</>
					) : null}
					<AskLink cart={cart} />
					{cart.is_owner ? again : null}
				</div>
				<OrderChanges cart={cart} />
				<Deliveries cart={cart} />
				<OrderContents cart={cart} isPaged />
			</div>
		</Wrap>
	);
}

export function OrderFacts({ cart, payment }: SentProps) {
	const t = useT("cart");
	const format = useFormat();
	const { approval } = cart;
	const wishes = useWishes(cart);
	const costs = useCostFacts(cart);
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<>
			<OrderTimeline order={cart} />
			<Facts
				isGrid
				items={[
					...(cart.of_colleague?.name ? [{ term: t("order.buyer"), value: cart.of_colleague.name }] : []),
					...(approval?.state === "approved" && approval.by
						? [
								{
									term: t("order.approved"),
									value: [approval.by, approval.decided_at && format.date(approval.decided_at)].filter(Boolean).join(", "),
								},
							]
						: []),
					...(cart.tracking && cart.deliveries.length === 0
						? [{ term: t("tracking"), value: <Tracking order={cart} tracking={cart.tracking} /> }]
						: []),
					...(method ? [{ term: t("order.delivery"), value: <DeliveryFact cart={cart} /> }] : []),
					...wishes,
					...(payment ? [payment] : []),
					...(cart.from_offer ? [{ term: t("order.fromOffer"), value: cart.from_offer }] : []),
					...(cart.reference ? [{ term: t("order.reference"), value: cart.reference }] : []),
					...(cart.terms_version === null ? [] : [{ term: t("order.terms"), value: <TermsLink version={cart.terms_version} /> }]),
					...costs,
				]}
			/>
		</>
	);
}

function TermsLink({ version }: { version: number }) {
	const t = useT("cart");
	return (
		<Link to={href("/terms", { version })} className={regular}>
			{t("order.termsVersion", { version })}
		</Link>
	);
}

export function DeliveryFact({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<>
			<span lang={textLanguage(cart)}>
				{method?.title}
				{method?.term ? <span className={regular}>, {method.term}</span> : null}
			</span>
			{cart.crane_unloading ? ` · ${t("totals.crane")}` : null}
		</>
	);
}

/** Lines, addresses, comments and totals. */
export function OrderContents({ cart, isPaged = false }: { cart: Cart; isPaged?: boolean }) {
	return (
		<ReadOnly cart={cart} isPaged={isPaged}>
			<Addresses cart={cart} />
			<OrderNotes cart={cart} />
		</ReadOnly>
	);
}

/** Billing and delivery address. Renders nothing for readers who may not see them. */
export function Addresses({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const invoicePlaces = useInvoicePlaces();
	const destination = useDestinationTitle(cart);
	const billing = cart.forms?.billing;
	if (!billing) return null;
	return (
		<div className={css.addresses}>
			<section>
				<h2 className={css.title}>{t("order.billing")}</h2>
				<Address form={billing} email={[billing.email, ...billing.additionalEmails]} vat={billing.vat} />
				{invoicePlaces(billing).map((place) => (
					<p key={place} className={css.place}>
						{place}
					</p>
				))}
			</section>
			<section>
				<h2 className={css.title}>{destination}</h2>
				<Destination cart={cart} />
			</section>
		</div>
	);
}

interface DocumentsProps {
	cart: Pick<Cart, "uuid" | "is_withdrawn"> & OrderState;
	/** The path prefix of the files. */
	base?: string;
	/** Also offers all documents as one file, in the account. */
	hasMore?: boolean;
	/** Also offers the answer to a Peppol order, in the account. */
	hasResponse?: boolean;
}

/** Files of a sent order, for its buyer. */
export function OrderDocuments({
	cart,
	base = href("/cart/:uuid", { uuid: cart.uuid }),
	hasMore = false,
	hasResponse = false,
}: DocumentsProps) {
	const t = useT("cart");
	const paper = orderPaper(cart);
	return (
		<nav aria-label={t("documents.title")} className={css.files}>
			<a href={`${base}/confirmation.pdf`}>
				<Icon name="download" /> {t(`documents.pdf.${paper}`)}
			</a>{" "}
			{/* UBL has no answer of a seller to an order that its buyer has withdrawn. */}
			{cart.is_withdrawn ? null : (
				<a href={`${base}/order.xml`}>
					<Icon name="download" /> {t(`documents.ubl.${paper}`)}
				</a>
			)}{" "}
			{hasResponse && !cart.is_withdrawn ? (
				<a href={`${base}/response.xml`}>
					<Icon name="download" /> {t("documents.response")}
				</a>
			) : null}{" "}
			{hasMore ? (
				<a href={`${base}/papers.zip`} download>
					<Icon name="download" /> {t("documents.zip")}
				</a>
			) : null}
		</nav>
	);
}

/** The steps of a sent order from ordered to delivered (R9.11), with a note on the current one. */
export function OrderTimeline({ order }: { order: Cart }) {
	const t = useT("cart");
	const { date } = useFormat();
	const statusOf = useOrderStatus();
	const noteOf = useOrderStatusNote();
	const { steps, current } = stepsOf(order);
	return (
		<ol className={orderCss.timeline} aria-label={t("order.state")}>
			<li className={orderCss.passed}>
				{t("order.date")} {order.processed_at ? <span className={`${note} ${regular} ${block}`}>{date(order.processed_at)}</span> : null}
			</li>
			{steps.map((step, index) => (
				<li
					key={step}
					className={index === current ? orderCss.current : index < current ? orderCss.passed : orderCss.ahead}
					aria-current={index === current ? "step" : undefined}
				>
					{index === current ? statusOf(order) : t(`status.${step}`)}
					{index === current ? <span className={`${note} ${regular} ${block}`}> {noteOf(order)}</span> : null}
				</li>
			))}
		</ol>
	);
}

/** Leads to the contact form with the order's number filled in. */
export function AskLink({ cart: { uuid: at, order_number: order } }: { cart: Pick<Cart, "uuid" | "order_number"> }) {
	const t = useT("cart");
	return order ? (
		<p className={hiddenOnPaper}>
			<Link to={href("/contact", { order, at })}>{t("changes.ask")}</Link>
		</p>
	) : null;
}

/** Leads to the form that changes a sent order, or asks for it. */
export function ChangeLink({ cart: { uuid, may_change: mode } }: { cart: Pick<Cart, "uuid" | "may_change"> }) {
	const t = useT("cart");
	return mode ? <Link to={href("/orders/:uuid/change", { uuid })}>{t(`changes.${mode}`)}</Link> : null;
}

/** Changes of an order since it was sent, and what its buyer has asked for. Renders nothing if there are none. */
export function OrderChanges({ cart }: { cart: Pick<Cart, "locale" | "changes" | "change_requests"> }) {
	const t = useT("cart");
	const made = cart.changes.map(({ changed_at: at, by, reason, ...difference }) => ({
		...{ at, title: t(`changes.by.${by}`), words: [reason], isWithdrawal: false, difference },
	}));
	// A request that was accepted is a change.
	const asked = cart.change_requests
		.filter(({ kind, state }) => state !== "accepted" || kind === "withdrawal")
		.map(({ asked_at: at, state, kind, comment, answer, ...difference }) => ({
			...{ at, title: t(`changes.asked.${state}`), isWithdrawal: kind === "withdrawal", difference },
			words: [comment, answer && t("changes.answer", { text: answer })],
		}));
	const all = [...made, ...asked].toSorted((a, b) => a.at.localeCompare(b.at));
	if (all.length === 0) return null;
	return (
		<section aria-labelledby="changes" className={stack[3]}>
			<h2 id="changes" className={heading.l}>
				{t("changes.title")}
			</h2>
			<ul className={orderCss.deliveryList}>
				{all.map((change, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two changes may be of the same second, and none is ever removed
					<OrderChange key={index} change={change} locale={cart.locale} />
				))}
			</ul>
		</section>
	);
}

interface ShownChange {
	at: string;
	title: string;
	/** Reason, comment and answer. */
	words: string[];
	isWithdrawal: boolean;
	difference: Pick<Cart["changes"][number], "lines" | "fields" | "freight" | "total_price">;
}

function OrderChange({ change: { at, title, words, isWithdrawal, difference }, locale }: { change: ShownChange } & Pick<Cart, "locale">) {
	const t = useT("cart");
	const format = useFormat();
	const { date, money } = format;
	const { lines, fields, freight, total_price: net } = difference;
	return (
		<li className={orderCss.deliveryRow}>
			<div>
				<p className={bold}>{date(at)}</p>
				<p>{title}</p>
				{words
					.filter((text) => text !== "")
					.map((text) => (
						<p key={text} className={muted}>
							{text}
						</p>
					))}
			</div>
			<ul className={orderCss.deliveryLines}>
				{isWithdrawal ? <li>{t("changes.withdrawal")}</li> : null}
				{lines.map(({ code, title: goods, quantity, line_price: price, certificate, schedule }) => (
					<li key={`${code} ${goods}`}>
						<span lang={textLanguage({ locale })}>{goods}</span>{" "}
						{changedLine(t, {
							...{ quantity, certificate, days: schedule && daysText(schedule, format) },
							price: { from: money(price.from), to: money(price.to) },
						})}
					</li>
				))}
				{fields.map((field) => (
					<li key={field}>
						{field === "freight" && freight
							? t("changes.freight", { from: money(freight.from), to: money(freight.to) })
							: t(`changes.field.${field}`)}
					</li>
				))}
			</ul>
			{isWithdrawal ? null : <p>{t("changes.total", { from: money(net.from), to: money(net.to) })}</p>}
		</li>
	);
}

interface ChangedLine {
	quantity: { from: number; to: number };
	/** As the reader's language writes it. */
	price: { from: string; to: string };
	certificate?: boolean | undefined;
	/** As `daysText` writes them. */
	days?: string | undefined;
}

/** Says what becomes of a line: it is new, has another quantity, price, certificate or other days, or is removed. */
export function changedLine(t: Translate<"cart">, { quantity, price, certificate = false, days }: ChangedLine): string {
	const { from, to } = quantity;
	if (to === 0) return t("changes.removed");
	if (from === 0) return t("changes.added", { to, priceTo: price.to });
	const isSame = from === to && price.from === price.to;
	return [
		...(isSame ? [] : [t("changes.line", { from, to, priceFrom: price.from, priceTo: price.to })]),
		...(certificate ? [t("changes.certificate")] : []),
		...changedDays(t, days),
	].join(", ");
}

/** An order's deliveries with their documents, and confirmed days of the rest. Renders nothing if there are neither. */
export function Deliveries({ cart }: { cart: Pick<Cart, "uuid" | "locale" | "length" | "confirmed_dates" | "deliveries"> }) {
	const t = useT("cart");
	const { date } = useFormat();
	const { deliveries, confirmed_dates: dates } = cart;
	const isSent = (line: number) => {
		const sent = deliveries.flatMap(({ lines }) => lines).filter((one) => one.line === line);
		return sent.length > 0 && sent.reduce((sum, { quantity }) => sum + quantity, 0) >= (sent[0]?.ordered ?? 0);
	};
	const expected = dates.filter(({ line }) => !isSent(line));
	const days = [...new Set(expected.map(({ date: day }) => day))].toSorted();
	if (deliveries.length === 0 && expected.length === 0) return null;
	return (
		<section aria-labelledby="deliveries" className={stack[3]}>
			<h2 id="deliveries" className={heading.l}>
				{t("deliveries.title")}
			</h2>
			<ul className={orderCss.deliveryList}>
				{deliveries.map((delivery) => (
					<li key={delivery.number} className={orderCss.deliveryRow}>
						<div>
							<p className={bold}>{delivery.number}</p>
							<p className={muted}>{t("deliveries.shippedOn", { day: date(delivery.shipped_on) })}</p>
							{delivery.carrier ? <p className={muted}>{`${delivery.carrier} ${delivery.tracking_number}`}</p> : null}
						</div>
						<ul className={orderCss.deliveryLines}>
							{delivery.lines.map(({ line, title, quantity, ordered, heats }) => (
								<li key={line}>
									<span className={orderCss.linePlace}>{line}</span> {t("deliveries.quantity", { quantity, ordered })}{" "}
									<span lang={textLanguage(cart)}>{title}</span>
									{heats.length > 0 ? <span className={muted}> · {t("deliveries.heats", { list: heats.join(", ") })}</span> : null}
									{delivery.certificates
										.filter((one) => one.line === line)
										.map(({ number, heat }) => (
											<a
												key={number}
												className={orderCss.certificate}
												href={href("/cart/:uuid/deliveries/:file", { uuid: cart.uuid, file: `${number.toLowerCase()}.pdf` })}
												aria-label={t("deliveries.certificateLabel", { heat, number })}
											>
												<Icon name="download" /> {t("deliveries.certificate", { heat })}
											</a>
										))}
								</li>
							))}
						</ul>
						<div className={orderCss.deliveryLinks}>
							{delivery.tracking_url ? (
								<a href={delivery.tracking_url} rel="noreferrer" aria-label={t("deliveries.followLabel", { number: delivery.number })}>
									{t("tracking.follow")}
								</a>
							) : null}
							<a
								href={href("/cart/:uuid/deliveries/:file", { uuid: cart.uuid, file: `${delivery.number.toLowerCase()}.pdf` })}
								aria-label={t("deliveries.noteLabel", { number: delivery.number })}
							>
								<Icon name="download" /> {t("deliveries.note")}
							</a>
							{delivery.photographs.map(({ id }, index) => (
								<a key={id} href={href("/files/:id", { id })}>
									{t("deliveries.photograph", { place: index + 1 })}
								</a>
							))}
							{delivery.has_advice ? (
								<a
									href={href("/cart/:uuid/deliveries/:file", { uuid: cart.uuid, file: `${delivery.number.toLowerCase()}.xml` })}
									aria-label={t("deliveries.adviceLabel", { number: delivery.number })}
								>
									<Icon name="download" /> {t("deliveries.advice")}
								</a>
							) : null}
						</div>
					</li>
				))}
				{expected.length > 0 ? (
					<li className={orderCss.deliveryRow}>
						<p className={bold}>{t("deliveries.expected")}</p>
						<div className={stack[2]}>
							{days.map((on) => {
								const lines = expected.filter(({ date: day }) => day === on);
								return (
									<div key={on}>
										<strong className={nowrap}>{date(on)}</strong>{" "}
										{lines.length > 1 && lines.length === cart.length ? (
											t("deliveries.all")
										) : (
											<ul className={orderCss.deliveryLines}>
												{lines.map(({ line, title }) => (
													<li key={line}>
														<span className={orderCss.linePlace}>{line}</span> <span lang={textLanguage(cart)}>{title}</span>
													</li>
												))}
											</ul>
										)}
									</div>
								);
							})}
						</div>
					</li>
				) : null}
			</ul>
		</section>
	);
}
