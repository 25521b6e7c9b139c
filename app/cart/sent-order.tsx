import type { ReactNode } from "react";
import type { Cart } from "../../contract/cart";
import { orderPaper } from "../../contract/values/order-states";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { textLanguage } from "../platform/i18n/text-language";
import { Facts } from "../ui/facts";
import { Icon } from "../ui/icon";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { Address, Destination, useDestinationTitle, useInvoicePlaces } from "./address";
import { MeanwhileNotice } from "./cart-notices";
import { Heading, OrderNotes, ReadOnly } from "./cart-page";
import * as css from "./cart-page.css";
import { Deliveries } from "./deliveries";
import type { OrderState } from "./order/order-steps";
import { OrderTimeline } from "./order/order-timeline";
import { Tracking, useCostFacts, useWishes } from "./order-status";
import * as linksCss from "./page/cart-links.css";

interface SentProps {
	cart: Cart;
	/** In the reader's words. */
	payment: { term: string; value: string } | null;
}

interface SentOrderProps extends SentProps {
	/** A change came after it was sent, and is not part of it. */
	isTooLate?: boolean;
	/** For its owner: what orders the same again. */
	again: ReactNode;
}

/** An order that was sent, under the address of its cart. Addresses only for who has sent it. */
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
				<div className={css.onScreen}>
					<Notice>{t("order.note")}</Notice>
				</div>
				{cart.is_owner ? (
					<div className={css.actions}>
						<OrderDocuments cart={cart} />
						{again}
					</div>
				) : null}
				<Deliveries cart={cart} />
				<OrderContents cart={cart} isPaged />
			</div>
		</Wrap>
	);
}

/** Where it stands and when it was ordered, who has approved it, how it comes and how it is paid. */
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
					...costs,
				]}
			/>
		</>
	);
}

/** How it comes, on which term, and whether a crane unloads it. */
export function DeliveryFact({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<>
			<span lang={textLanguage(cart)}>{[method?.title, method?.term].filter(Boolean).join(", ")}</span>
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

/** Where the invoice and the goods go; nothing for who may not know it. */
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
				<Destination cart={cart} same={<Address form={billing} />} />
			</section>
		</div>
	);
}

interface DocumentsProps {
	cart: Pick<Cart, "uuid"> & OrderState;
	/** Path of the page that they stand below. */
	base?: string;
	/** In the account there is a file of all papers, where there are others than these. */
	hasMore?: boolean;
}

/** Files of an order that was sent, for who has sent it. */
export function OrderDocuments({ cart, base = `/cart/${cart.uuid}`, hasMore = false }: DocumentsProps) {
	const t = useT("cart");
	const paper = orderPaper(cart);
	return (
		<nav aria-label={t("documents.title")} className={linksCss.files}>
			<a href={`${base}/confirmation.pdf`}>
				<Icon name="download" /> {t(`documents.pdf.${paper}`)}
			</a>{" "}
			<a href={`${base}/order.xml`}>
				<Icon name="download" /> {t(`documents.ubl.${paper}`)}
			</a>{" "}
			{hasMore ? (
				<a href={`${base}/papers.zip`} download>
					<Icon name="download" /> {t("documents.zip")}
				</a>
			) : null}
		</nav>
	);
}
