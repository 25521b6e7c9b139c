import * as z from "zod";
import { call } from "../call";
import { certificateNumber, deliveryNumber } from "../cart";
import { day, host, isSought, listFilters, range, uuid } from "../fields";
import { orderStates, paperKinds } from "../values/order-states";

/** Origin of the requesting page, for the document's link. Without it there is no link. */
export const documentQuery = z.object({ host: host.optional().describe("Origin of the requesting page, for the document's link.") });

const paper = z.object({
	kind: z.enum(paperKinds).describe("confirmation, delivery_note, certificate, invoice or credit_note."),
	number: z.string().describe("Number of the document; for a confirmation, the order's."),
	day: day.describe("Date of the document, ISO, by the company's clock."),
	order: z
		.object({
			uuid: uuid.describe("UUID of the order."),
			order_number: z.string().describe("Number of the order."),
			state: z.enum(orderStates).optional().describe("State of the order, which determines a confirmation's name (added)."),
			reference: z.string().optional().describe('The buyer\'s reference for the order; "" for none (added).'),
		})
		.describe("The order of the document."),
	has_advice: z.boolean().optional().describe("Whether a delivery note also has a despatch advice (added)."),
});

/** Documents of sent orders. */
export const papers = {
	confirmationPdf: call({
		method: "GET",
		path: "/orders/confirmation-pdf/{id}",
		summary: "The order confirmation",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
		query: documentQuery,
		answer: z.unknown(),
		media: "application/pdf",
	}),
	deliveryNote: call({
		method: "GET",
		path: "/orders/delivery-note/{id}/{number}",
		summary: "The delivery note of a delivery, for the order's owner and colleagues who may read it (added)",
		params: z.object({ id: uuid.describe("UUID of the order."), number: deliveryNumber.describe("Number of the delivery: CB-10001-1.") }),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	despatchAdvice: call({
		method: "GET",
		path: "/orders/despatch-advice/{id}/{number}",
		summary: "The delivery note as a Peppol BIS Despatch Advice 3, if the delivery has one (added)",
		params: z.object({ id: uuid.describe("UUID of the order."), number: deliveryNumber.describe("Number of the delivery: CB-10001-1.") }),
		answer: z.unknown(),
		media: "application/xml",
	}),
	certificate: call({
		method: "GET",
		path: "/orders/certificate/{id}/{number}",
		summary: "The maker's inspection certificate 3.1 for a heat of a delivered line, for those who may read the delivery note (added)",
		params: z.object({
			id: uuid.describe("UUID of the order."),
			number: certificateNumber.describe("Number of the certificate: CB-10001-1-C1."),
		}),
		answer: z.unknown(),
		media: "application/pdf",
	}),
	papersByUser: call({
		method: "GET",
		path: "/orders/papers-by-user",
		summary:
			"Confirmations, delivery notes, certificates and invoices of a period, of the account's orders or of those of its company that it may read; newest first (added)",
		query: listFilters(paperKinds).extend({ range }),
		answer: z.object({
			papers: z.array(paper).describe("Papers within the range."),
			count: z.number().int().describe("Total number, including those outside the range."),
			...isSought,
		}),
	}),
	ubl: call({
		method: "GET",
		path: "/orders/ubl/{id}",
		summary: "A sent order as a Peppol BIS Order Agreement 3 (UBL 2.1 OrderResponse), for its owner",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
		answer: z.unknown(),
		media: "application/xml",
	}),
};

export type Paper = z.output<typeof paper>;
export type PaperAnswer = z.input<typeof paper>;
