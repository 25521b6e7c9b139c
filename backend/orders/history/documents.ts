import { orders } from "../../../contract/orders";
import { sellerInForce } from "../../db/seller";
import type { Letter } from "../../documents/letter";
import { offerLetter } from "../../documents/offer-letter";
import { orderConfirmation } from "../../documents/order-confirmation";
import { orderUbl } from "../../documents/order-ubl";
import { pdfOf } from "../../documents/pdf-of";
import type { BackendEnv } from "../../env";
import { type App, type Download, download } from "../../platform/http";
import { Refused } from "../../platform/refused";
import { shopOrigin } from "../../platform/shop-origin";
import type { Visitor } from "../../platform/visitor";
import { fullCart } from "../priced-cart";
import { type OrderDocument, readableOrder, requireAnswer, shownCart } from "../read-cart";
import { storedCart } from "../stored-cart";

/** Routes of order and offer documents: buyers file them, forward them and import them into their own systems. */
export function documentRoutes(app: App): void {
	download(app, orders.confirmationPdf, async (request) => {
		const document = await readableOrder(request, request.params.id);
		return pdf(request, confirmationOf(document, originOf(request.env, request.query.host)), document);
	});
	download(app, orders.offerPdf, async (request) => {
		const document = await readableOffer(request, request.params.id);
		return pdf(request, offerOf(document, originOf(request.env, request.query.host)), document);
	});
	download(app, orders.ubl, async (request) => {
		const { order, locale } = await readableOrder(request, request.params.id);
		requireAnswer(order);
		return { fileName: `${order.order_number}.xml`, content: orderUbl(order, locale, await sellerInForce(request.db)) };
	});
}

const originOf = (env: BackendEnv, host: string | undefined): string => (host ? shopOrigin(env, host) : "");

async function pdf({ db }: Pick<Visitor, "db">, letter: Letter, { locale }: OrderDocument): Promise<Download> {
	const { fileName, content } = pdfOf(letter, locale, await sellerInForce(db));
	return { fileName, content: await content() };
}

/**
 * An offer as the visitor may see it; only its author sees addresses.
 * @throws Refused not_found, also for a cart and an order
 */
async function readableOffer(visitor: Visitor, uuid: string): Promise<OrderDocument> {
	const stored = await storedCart(visitor.db, uuid);
	if (!stored?.row.offer_number) throw new Refused("not_found", "There is no such offer.");
	const order = fullCart(await shownCart(visitor, stored));
	return { order, locale: stored.row.locale };
}

/** @param origin of the shop, for its link; "" for none */
const confirmationOf = ({ order, locale }: OrderDocument, origin: string) => orderConfirmation(order, locale, origin);

const offerOf = ({ order, locale }: OrderDocument, origin: string) => offerLetter(order, locale, { origin });
