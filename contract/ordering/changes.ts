import * as z from "zod";
import { call } from "../call";
import { orderDifference } from "../cart";
import { day, host, idem, line, money, paragraph, uuid } from "../fields";
import { lineSchedule, orderNotes } from "../order-fields";
import { siteForm } from "../order-form";
import { maxUnits } from "../values/order-bounds";

/** The position of a line in an order, from 1; sets follow the lines. */
export const place = z.number().int().positive().describe("Position of the line in the order, from 1; sets follow the lines.");

/**
 * Why an order cannot be changed: `changed`: it has changed since it was read, or is over. `sent`: more of a line has left than would be left of
 * it. `invoiced`: what is invoiced would cost something else, be less, or stand at another place. `address`: a part has left or is invoiced.
 * `approval`: its buyer's limit would need an approval. `paid`: it is paid by card, and would cost more. `empty`: nothing would be left of it.
 * `same`: nothing would change. `blocked`: the seller accepts no further goods for this company. `unavailable`: an article that a request adds
 * can no longer be ordered.
 */
export const changeObstacles = [
	"changed",
	"sent",
	"invoiced",
	"address",
	"approval",
	"paid",
	"empty",
	"same",
	"blocked",
	"unavailable",
] as const;

/** Articles that one change adds. */
const maxAdded = 20;

/** Parts of a sent order that its buyer and staff can change. */
export const changedParts = {
	version: z.number().int().describe("The version of the order that the change was made for: another one is refused."),
	lines: z
		.array(
			z.object({
				line: place,
				quantity: z.number().int().min(0).max(maxUnits).describe("Units of sale, or pieces of a cut line; 0 removes the line."),
			}),
		)
		.default([])
		.describe("Lines and sets with a new quantity; all others stay."),
	add: z
		.array(
			z.object({
				code: line(60).pipe(z.string().min(1, "ownCode.required")).describe("Code of an article that the order does not have yet."),
				quantity: z.number().int().positive().max(maxUnits).describe("Units of sale."),
			}),
		)
		.max(maxAdded)
		.default([])
		.describe("New lines after the others, at the buyer's prices (added)."),
	certificates: z.array(place).max(1000).default([]).describe("Lines that get a certificate 3.1, of goods that have one (added)."),
	schedules: z
		.array(
			z.object({ line: place, schedule: lineSchedule.describe("Parts of the line, which sum up to its new quantity; none: all at once.") }),
		)
		.max(1000)
		.default([])
		.describe("Lines with another delivery schedule (added)."),
	crane: z.boolean().optional().describe("Whether to unload by crane, if the delivery method offers it (added)."),
	partDeliveries: orderNotes.part_deliveries.typed.optional(),
	address: siteForm.optional().describe("The new address of delivery, in the same country."),
	wantedOn: z
		.union([z.literal(""), day])
		.optional()
		.describe('The day on which the buyer wants the goods, ISO; "": none.'),
	reference: orderNotes.reference.typed.optional(),
};

const ofOrder = z.object({ uuid: uuid.describe("UUID of the order.") });

/** A message that a submission came through, with what it became. */
const done = z.object({
	done: z
		.enum(["changed", "requested", "withdrawn"])
		.describe("changed and withdrawn: at once, because nobody had confirmed the order; requested: staff decide."),
});

const submission = {
	comment: paragraph(500).optional().default("").describe('What the buyer says to it; "" for nothing.'),
	idem,
	host: host.optional().describe("Origin of the requesting page, for links in mails."),
};

/** A sent order that its buyer changes. A backend may lack these calls: its orders then have no `may_change`. */
export const orderChanges = {
	previewChange: call({
		method: "POST",
		path: "/orders/preview-change/{uuid}",
		summary: "Tells what a change of a sent order would make different; changes nothing (added)",
		params: ofOrder,
		body: z.object(changedParts),
		answer: orderDifference.extend({
			obstacle: z.enum(changeObstacles).nullable().describe("Why it cannot be made, or asked for; null: it can."),
		}),
		countsStorage: false,
	}),
	changeSent: call({
		method: "POST",
		path: "/orders/change-sent/{uuid}",
		summary: "Changes a sent order that nobody has confirmed yet; of a confirmed one it asks staff for the change (added)",
		params: ofOrder,
		body: z.object({
			...changedParts,
			...submission,
			total: money.describe("The new total with VAT as the preview has told it: another one is refused."),
		}),
		answer: done,
	}),
	withdrawSent: call({
		method: "POST",
		path: "/orders/withdraw-sent/{uuid}",
		summary: "Cancels a sent order that nobody has confirmed yet; of a confirmed one it asks staff for it (added)",
		params: ofOrder,
		body: z.object({ version: changedParts.version, ...submission }),
		answer: done,
	}),
};
