import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { claims } from "../../../contract/claims/claims";
import { type Invoice, invoices } from "../../../contract/invoices";
import { withReadablePhones } from "../../cart/cart.server";
import { OrderNotes } from "../../cart/cart-page";
import { actions } from "../../cart/cart-page.css";
import { CartLines } from "../../cart/lines/cart-lines";
import { BuyAgain } from "../../cart/orders/buy-again";
import { VatNote } from "../../cart/orders/listed-order";
import { columns, panel } from "../../cart/orders/order-columns.css";
import { usePaymentFact } from "../../cart/orders/payment-methods";
import { SaveAsList } from "../../cart/orders/save-as-list";
import { Addresses, AskLink, ChangeLink, Deliveries, OrderChanges, OrderDocuments, OrderFacts } from "../../cart/orders/sent-order";
import { Totals } from "../../cart/orders/totals";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { arrived } from "../../ui/deferred-content";
import { heading, hiddenOnPaper, stack } from "../../ui/layout.css";
import { AccountPage } from "../account-page";
import { OrderClaims } from "../claims/claim-table";
import { InvoiceTable } from "../invoice-table";
import * as css from "./orders.css";
import { readSentOrder } from "./orders.server";

export const handle = { i18n: ["account", "cart", "checkout", "claims", "cutting", "invoices", "lists", "orders"] };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const order = await readSentOrder(context, params.uuid, request.url);
	const title = context.texts.translator("cart")("order.title", { number: order.order_number ?? "" });
	const meta = describePage(context, { title });
	// A seller's own backend may have no invoices or claims. The page then omits them.
	const call = { params: { id: order.uuid } };
	const [ofInvoices, ofClaims] = await Promise.all([
		deferred(context, optional(context, orNull(context.backend(invoices.ofOrder, call)))),
		deferred(context, optional(context, orNull(context.backend(claims.ofOrder, call)))),
	]);
	return {
		order: withReadablePhones(order),
		invoices: ofInvoices,
		claims: ofClaims,
		idem: context.newKey(),
		listIdem: context.newKey(),
		title,
		meta,
	};
}

/** A sent order with its state, files, lines, addresses and sums (R9.10), then its invoices and claims. */
export default function Order() {
	const { order, invoices, claims, idem, listIdem, title } = useLoaderData<typeof loader>();
	const t = useT("cart");
	const ofInvoices = useT("invoices");
	const ofClaims = useT("claims");
	const suggestion = order.reference || (order.order_number ?? "");
	return (
		<AccountPage title={title} current="orders" crumbs={[]} tools={<BuyAgain order={order} idem={idem} />} lead={<Lead order={order} />}>
			<OrderFacts cart={order} payment={usePaymentFact(order)} />
			<div className={actions}>
				<OrderDocuments
					cart={order}
					base={href("/users/orders/:uuid", { uuid: order.uuid })}
					hasResponse={order.has_response}
					hasMore={order.deliveries.length > 0 || (arrived(invoices)?.length ?? 0) > 0}
				/>
				<ChangeLink cart={order} />
				<AskLink cart={order} />
				<SaveAsList uuid={order.uuid} idem={listIdem} suggestion={suggestion} isSignedIn />
			</div>
			<OrderChanges cart={order} />
			<Deliveries cart={order} />
			<div className={css.orderParts}>
				<CartLines cart={order} isEditable={false} refused={null} isPaged />
				<div className={columns}>
					<div className={css.orderNotes}>
						<Addresses cart={order} />
						<OrderNotes cart={order} />
					</div>
					<section className={panel} aria-labelledby="totals">
						<h2 id="totals" className={`${heading.l} ${hiddenOnPaper}`}>
							{t("totals.title")}
						</h2>
						<Totals cart={order} />
					</section>
				</div>
			</div>
			<DeferredPart key={`invoices of ${order.uuid}`} of={invoices} title={ofInvoices("title")} waiting={null}>
				{(listed) => <Invoices invoices={listed ?? []} />}
			</DeferredPart>
			<DeferredPart key={`claims on ${order.uuid}`} of={claims} title={ofClaims("title")} waiting={null}>
				{(listed) => <OrderClaims uuid={order.uuid} claims={listed} isDelivered={order.deliveries.length > 0} />}
			</DeferredPart>
		</AccountPage>
	);
}

function Lead({ order }: { order: Cart }) {
	const t = useT("cart");
	const { money } = useFormat();
	return (
		<p>
			{t("lines", { count: order.length })} · <b className={css.gross}>{money(order.total_price_with_vat)}</b> <VatNote order={order} />
		</p>
	);
}

function Invoices({ invoices }: { invoices: Invoice[] }) {
	const t = useT("invoices");
	if (invoices.length === 0) return null;
	return (
		<section aria-labelledby="invoices" className={stack[3]}>
			<h2 id="invoices" className={heading.l}>
				{t("title")}
			</h2>
			<InvoiceTable invoices={invoices} labelledBy="invoices" isOfOrder />
		</section>
	);
}
