import { z } from "zod";
import { call } from "../call";
import { certificateNumber, deliveryNumber } from "../cart";
import { day, host, isSought, range, soughtInList, uuid } from "../fields";
import { orderStates, paperKinds } from "../values/order-states";

/** Origin of the requesting page, for the document's link. Without it there is no link. */
export const documentQuery = z.object({ host: host.optional().describe("Origin of the page that asks, which the document links to.") });

const paper = z.object({
	kind: z.enum(paperKinds).describe("confirmation, delivery_note, certificate, invoice or credit_note."),
	number: z.string().describe("Its own; of a confirmation that of the order."),
	day: day.describe("The day that it bears, ISO, by the company's clock."),
	order: z
		.object({
			uuid: uuid.describe("Of the order."),
			order_number: z.string().describe("Number of the order."),
			state: z.enum(orderStates).optional().describe("State of the order, by which a confirmation has its name (added)."),
			reference: z.string().optional().describe('The buyer\'s reference of the order; "" for none (added).'),
		})
		.describe("The order that it belongs to."),
	has_advice: z.boolean().optional().describe("Of a delivery note: there is a despatch advice, too (added)."),
});

/** Documents of sent orders. */
export const papers = {
	confirmationPdf: call({
		method: "GET",
		path: "/orders/confirmation-pdf/{id}",
		summary: "The order confirmation",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
	deliveryNote: call({
		method: "GET",
		path: "/orders/delivery-note/{id}/{number}",
		summary: "The delivery note of a delivery, for the owner of its order and colleagues who may read it (added)",
		params: z.object({ id: uuid.describe("The uuid of the order."), number: deliveryNumber.describe("Of the delivery: CB-10001-1.") }),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	despatchAdvice: call({
		method: "GET",
		path: "/orders/despatch-advice/{id}/{number}",
		summary: "The same as a Peppol BIS Despatch Advice 3, where the delivery says that there is one (added)",
		params: z.object({ id: uuid.describe("The uuid of the order."), number: deliveryNumber.describe("Of the delivery: CB-10001-1.") }),
		answer: z.unknown(),
		media: "application/xml",
	}),
	certificate: call({
		method: "GET",
		path: "/orders/certificate/{id}/{number}",
		summary: "What the maker's inspection certificate 3.1 says of a heat of a delivered line, for who may read the delivery note (added)",
		params: z.object({
			id: uuid.describe("The uuid of the order."),
			number: certificateNumber.describe("Of the certificate: CB-10001-1-C1."),
		}),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	papersByUser: call({
		method: "GET",
		path: "/orders/papers-by-user",
		summary:
			"Confirmations, delivery notes, certificates and invoices of a period, of the account's orders or of those of its company that it may read; newest first (added)",
		query: soughtInList(paperKinds).extend({ range }),
		answer: z.object({
			papers: z.array(paper).describe("Papers within the range."),
			count: z.number().int().describe("How many there are, beyond the range too."),
			...isSought,
		}),
	}),
	ubl: call({
		method: "GET",
		path: "/orders/ubl/{id}",
		summary: "An order that was sent, as a Peppol BIS Order Agreement 3 (UBL 2.1 OrderResponse), for its owner",
		params: z.object({ id: uuid.describe("The uuid of the order.") }),
		answer: z.unknown(),
		media: "application/xml",
	}),
};

export type Paper = z.output<typeof paper>;
export type PaperAnswer = z.input<typeof paper>;
