import { orders } from "../../contract/orders";
import { sellerInForce } from "../db/seller";
import { despatchUbl } from "../documents/despatch-ubl";
import { pdfOf } from "../documents/pdf-of";
import { readableOrder } from "../orders/read-cart";
import { type App, download } from "../platform/http";
import { notFound } from "../platform/refused";
import { mailTexts } from "../texts/mail-texts";
import { certificateLetter } from "./certificate-letter";
import { certificateOf, certificatePaper } from "./certify";
import { deliveredLines, deliveryNote } from "./delivery-note";

export function deliveriesRoutes(app: App): void {
	download(app, orders.deliveryNote, async (request) => {
		const { order, locale } = await readableOrder(request, request.params.id);
		const delivery = order.deliveries.find(({ number }) => number === request.params.number);
		if (!delivery) throw notFound("There is no such delivery.");
		const { fileName, content } = pdfOf(deliveryNote(order, delivery, locale), locale, await sellerInForce(request.db));
		return { fileName, content: await content() };
	});
	download(app, orders.despatchAdvice, async (request) => {
		const { order, locale } = await readableOrder(request, request.params.id);
		const delivery = order.deliveries.find(({ number }) => number === request.params.number);
		if (!delivery) throw notFound("There is no such delivery.");
		const lines = deliveredLines(order, delivery, mailTexts(locale));
		const own = await sellerInForce(request.db);
		return { fileName: `${delivery.number}.xml`, content: despatchUbl(order, delivery, lines, { locale, own }) };
	});
	download(app, orders.certificate, async (request) => {
		const { order, locale } = await readableOrder(request, request.params.id);
		const paper = await certificatePaper(request.env, order.uuid, request.params.number);
		if (paper) return { fileName: `${request.params.number}.pdf`, content: paper };
		const certificate = await certificateOf(request.db, order.uuid, request.params.number);
		const delivery = order.deliveries.find(({ certificates }) => certificates.some(({ number }) => number === certificate?.number));
		if (!certificate || !delivery) throw notFound("There is no such certificate.");
		const { fileName, content } = pdfOf(certificateLetter(order, delivery, certificate, locale), locale, await sellerInForce(request.db));
		return { fileName, content: await content() };
	});
}
