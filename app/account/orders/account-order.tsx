import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import type { ListedClaim } from "../../../contract/claims/claims";
import type { Invoice } from "../../../contract/invoices";
import { OrderNotes } from "../../cart/cart-page";
import { actions } from "../../cart/cart-page.css";
import { CartLines } from "../../cart/lines/cart-lines";
import { VatNote } from "../../cart/orders/listed-order";
import { columns, panel, panelTitle } from "../../cart/orders/order-columns.css";
import { Addresses, Deliveries, OrderDocuments, OrderFacts } from "../../cart/orders/sent-order";
import { Totals } from "../../cart/orders/totals";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { arrived, type Deferred } from "../../ui/deferred-content";
import { OrderClaims } from "../claims/claim-table";
import { InvoiceTable } from "../invoices/invoice-table";
import { AccountPage } from "../profile/account-page";
import * as css from "./account-order.css";

interface OrderProps {
	order: Cart;
	title: string;
	payment: { term: string; value: string } | null;
	invoices: Deferred<Invoice[]>;
	/** null: the backend takes none. */
	claims: Deferred<ListedClaim[] | null>;
	/** What orders the same again. */
	again: ReactNode;
	/** What else can be made of it. */
	more: ReactNode;
}

/** One order of an account: where it stands, its files, its lines, addresses and sums (R9.10), then what was invoiced and what is wrong with it. */
export function AccountOrder({ order, title, payment, invoices, claims, again, more }: OrderProps) {
	const t = useT("cart");
	const ofInvoices = useT("invoices");
	const ofClaims = useT("claims");
	return (
		<AccountPage title={title} current="orders" crumbs={[]} tools={again} lead={<Lead order={order} />}>
			<OrderFacts cart={order} payment={payment} />
			<div className={actions}>
				<OrderDocuments
					cart={order}
					base={`/users/orders/${order.uuid}`}
					hasMore={order.deliveries.length > 0 || (arrived(invoices)?.length ?? 0) > 0}
				/>
				{more}
			</div>
			<Deliveries cart={order} />
			<div className={css.order}>
				<CartLines cart={order} isEditable={false} refused={null} isPaged />
				<div className={columns}>
					<div className={css.notes}>
						<Addresses cart={order} />
						<OrderNotes cart={order} />
					</div>
					<section className={panel} aria-labelledby="totals">
						<h2 id="totals" className={panelTitle}>
							{t("totals.title")}
						</h2>
						<Totals cart={order} />
					</section>
				</div>
			</div>
			<DeferredPart key={`invoices of ${order.uuid}`} of={invoices} title={ofInvoices("title")} waiting={null}>
				{(listed) => <Invoices invoices={listed} />}
			</DeferredPart>
			<DeferredPart key={`claims on ${order.uuid}`} of={claims} title={ofClaims("title")} waiting={null}>
				{(listed) => <OrderClaims uuid={order.uuid} claims={listed} isDelivered={order.deliveries.length > 0} />}
			</DeferredPart>
		</AccountPage>
	);
}

/** How much it is, and what it comes to. */
function Lead({ order }: Pick<OrderProps, "order">) {
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
		<section aria-labelledby="invoices" className={css.invoices}>
			<h2 id="invoices" className={css.title}>
				{t("title")}
			</h2>
			<InvoiceTable invoices={invoices} labelledBy="invoices" isOfOrder />
		</section>
	);
}
