import { orders } from "../../../contract/orders";
import type { Letter } from "../../documents/letter";
import { orderUbl } from "../../documents/order-ubl";
import { pdfOf } from "../../documents/pdf-of";
import type { BackendEnv } from "../../env";
import { type App, type Download, download } from "../../platform/http";
import { shopOrigin } from "../../platform/shop-origin";
import { confirmationOf, type OrderDocument, offerOf, ownSentOrder, readableOffer } from "./order-documents";

/** Documents of orders and offers: what their buyers file, forward and read into their own systems. */
export function documentRoutes(app: App): void {
	download(app, orders.confirmationPdf, async (asked) => {
		const document = await ownSentOrder(asked, asked.params.id);
		return pdf(confirmationOf(document, originOf(asked.env, asked.query.host)), document);
	});
	download(app, orders.offerPdf, async (asked) => {
		const document = await readableOffer(asked, asked.params.id);
		return pdf(offerOf(document, originOf(asked.env, asked.query.host)), document);
	});
	download(app, orders.ubl, async (asked) => {
		const { order, locale } = await ownSentOrder(asked, asked.params.id);
		return { fileName: `${order.order_number}.xml`, content: orderUbl(order, locale) };
	});
}

const originOf = (env: BackendEnv, host: string | undefined): string => (host ? shopOrigin(env, host) : "");

async function pdf(letter: Letter, { locale }: OrderDocument): Promise<Download> {
	const { fileName, content } = pdfOf(letter, locale);
	return { fileName, content: await content() };
}
