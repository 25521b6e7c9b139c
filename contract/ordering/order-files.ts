import * as z from "zod";
import { call } from "../call";
import { host, id, idem, idInPath, line, range, uuid } from "../fields";
import { maxLines } from "../values/order-bounds";
import { orderStates } from "../values/order-states";
import { orderedCut, orderMessage } from "./order-message";

/** Why a line of an order's file is no line of a cart yet. */
const lineProblems = [
	"article.missing",
	"article.contradicts",
	"code.unknown",
	"code.ambiguous",
	"goods.outside",
	"unavailableGoods",
	"unit.notSold",
	"amount.required",
	"amount.whole",
	"amount.positive",
	"amount.tooMany",
	"amount.belowMinimum",
	"amount.notAMultiple",
	"cut",
	"other",
] as const;

export const judgedLine = z.object({
	code: z.string().nullable().describe("Code of the variant that the line means; null: unknown, or several."),
	supply: id.nullable().describe("Id of its supply; null without a variant."),
	title: z.string().describe('Product title and variant title; "" without a variant.'),
	unit: z.enum(["piece", "pack", "roll", "set"]).nullable().describe("Unit of sale; null without a variant."),
	amount: z
		.number()
		.int()
		.nullable()
		.describe("The quantity in units of sale, or in pieces of a cut line; null: it is no whole number of them, or the unit is another."),
	cut: orderedCut.nullable().default(null).describe("The size of its pieces; null: as sold."),
	exact: z.number().nullable().describe("The exact quotient where the quantity was converted (3 t, 96 m); null otherwise."),
	problem: z.enum(lineProblems).nullable().describe("What is unclear; null: nothing."),
	price: z.number().nullable().describe("Net price of a unit of sale for the company, EUR; null without a variant."),
	expected: z.number().nullable().describe("The price that the order expects, for a unit of sale, EUR; null: none was given."),
	isHigher: z.boolean().describe("Whether the price is higher than the order expects."),
});
export type JudgedLine = z.output<typeof judgedLine>;

/** Obstacles to an order as a whole. It is then a cart, and its buyer completes it. */
export const headerIssues = [
	"buyer.other",
	"billing.missing",
	"delivery.incomplete",
	"delivery.notServed",
	"wantedOn.past",
	"wantedOn.far",
	"wantedOn.weekend",
	"wantedOn.holiday",
	"wantedOn.ofLines",
	"costCentre.unknown",
	"costCentre.required",
	"payment.notOffered",
	"approval.needed",
	"seller.refuses",
] as const;
export type HeaderIssue = (typeof headerIssues)[number];
const issues = z.array(z.enum(headerIssues));

const file = z.object({
	uuid: uuid.describe("UUID of the file."),
	kind: z.enum(["ubl", "table"]).describe("ubl: Peppol order; table: a file of columns."),
	number: z.string().describe('The buyer\'s order number; "" for none.'),
	from: z.string().describe("Name of the member who uploaded it, or of the key that sent it."),
	isByKey: z.boolean().describe("Whether a key sent it."),
	createdAt: z.string().describe("ISO time."),
	lines: z.number().int().describe("Number of lines."),
	cart: uuid.nullable().describe("The cart or order that it became; null: none yet."),
	order: z
		.object({
			number: z.string().describe("Number of the order."),
			state: z.enum(orderStates).describe("State of the order."),
			isWithdrawn: z.boolean().default(false).describe("Whether a cancelled order was cancelled by its buyer: no document answers it."),
		})
		.nullable()
		.describe("The order; null until it is sent."),
	isOwn: z.boolean().describe("Whether the asker completes it: the member who uploaded it, or for whom the key orders."),
	isCancelled: z.boolean().default(false).describe("Whether the buyer's system cancelled it before it was sent: it becomes no order."),
});
export type OrderFile = z.output<typeof file>;

/** Kinds of a column in a table of a buyer's system. */
export const fileColumns = [
	"ignore",
	"article",
	"ownNumber",
	"name",
	"quantity",
	"unit",
	"position",
	"day",
	"orderNumber",
	"costCentre",
	"note",
] as const;
export type FileColumn = (typeof fileColumns)[number];

/** A name of a column for comparison: programs change spaces and capitals. */
export const headKey = (head: string): string => head.normalize("NFKC").replace(/\s/g, "").toLowerCase();

const columnKind = z.enum(fileColumns);
/** A table's columns: at most as many as a sheet of an order has. */
const maxColumns = 100;

const mapping = z.object({
	id,
	heads: z.array(z.string()).describe("Names of the columns as the file writes them."),
	kinds: z.array(columnKind).describe("Kind of each column."),
	name: z.string().describe("Name of the member who set it."),
	changedAt: z.string().describe("ISO time."),
});
export type ColumnMapping = z.output<typeof mapping>;

export const orderKey = z.object({
	id,
	name: z.string().describe("Name of the key."),
	member: z.string().describe("Name of the member for whom it orders, with that member's limit."),
	placesOrders: z.boolean().describe("Whether an order in which nothing is unclear is sent at once; otherwise each becomes a cart."),
	createdAt: z.string().describe("ISO time."),
	usedAt: z.string().describe('ISO time of its last use, to the hour; "" for never.'),
	isRevoked: z.boolean().describe("Whether it is revoked."),
});
export type OrderKey = z.output<typeof orderKey>;

const refusal = z.object({
	key: z.string().describe("Name of the key."),
	at: z.string().describe("ISO time."),
	number: z.string().describe('Number of the order; "" if it could not be read.'),
	rule: z.string().describe("The violated rule: PEPPOL-T01-R024, xml, doctype, type, currency, buyer, number."),
	text: z.string().describe("What was wrong, in English, as the sender was told."),
});
export type OrderRefusal = z.output<typeof refusal>;

const done = z.object({ message: z.string().describe("Only for the log.") });
const ofFile = z.object({ uuid: uuid.describe("UUID of the file.") });
const received = z.object({
	uuid: uuid.describe("UUID of the file."),
	isKnown: z.boolean().describe("Whether the same order has come before: nothing was stored then."),
});

/** Orders as documents: Peppol orders and tables of buyers' systems, which become carts. Your own backend may omit these calls. */
export const orderFiles = {
	list: call({
		method: "GET",
		path: "/order-files",
		summary: "The order files of the asker, or of its team for owners and approvers; newest first (added)",
		query: z.object({ range }),
		answer: z.object({
			files: z.array(file).describe("Files within the range."),
			count: z.number().int().describe("Total number."),
			mayKeepKeys: z.boolean().describe("Whether the asker may make and revoke keys: owners and approvers of a team."),
		}),
	}),
	byId: call({
		method: "GET",
		path: "/order-files/by-id/{uuid}",
		summary: "An order file with its lines as they are understood today (added)",
		params: ofFile,
		answer: z.object({
			file: file.describe("The file."),
			message: orderMessage.describe("The order as the file says it."),
			lines: z.array(judgedLine).describe("One for each line of the message, in order."),
			issues: issues.describe("What stands against the order as a whole."),
			taken: z.array(z.string()).describe("Identifiers of the lines that are in the cart."),
		}),
	}),
	receiveUbl: call({
		method: "POST",
		path: "/order-files/ubl",
		summary: "Stores a Peppol BIS Order 3; the same order number is stored once (added)",
		body: z.object({ xml: z.string().max(4_000_000).describe("The document."), idem }),
		answer: received,
	}),
	receiveTable: call({
		method: "POST",
		path: "/order-files/table",
		summary: "Stores an order that was read from a table; the same order number is stored once (added)",
		body: z.object({ message: orderMessage.describe("The order as the table says it."), idem }),
		answer: received,
	}),
	take: call({
		method: "POST",
		path: "/order-files/take/{uuid}",
		summary: "Says which lines of a file went into a cart, and gives the cart the order's number, day, place, cost centre and note (added)",
		params: ofFile,
		body: z.object({
			cart: uuid.describe("The open cart of the asker."),
			lines: z
				.array(
					z.object({
						line: line(40).describe("Identifier of the line in the message."),
						supply: id.describe("Id of the supply in the cart."),
					}),
				)
				.max(maxLines)
				.describe("The lines that are in the cart now."),
			host,
		}),
		answer: z.object({ issues: issues.describe("What could not be taken over.") }),
	}),
	remove: call({
		method: "DELETE",
		path: "/order-files/by-id/{uuid}",
		summary: "Deletes a file that is no order yet, so that its order number is free again; its cart stays (added)",
		params: ofFile,
		answer: done,
	}),
	response: call({
		method: "GET",
		path: "/order-files/response/{id}",
		summary: "The answer to a Peppol order as a Peppol BIS Order Response 3 (T76), for those who may read the order (added)",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
		answer: z.unknown(),
		media: "application/xml",
	}),
	columns: call({
		method: "GET",
		path: "/order-files/columns",
		summary: "The columns of tables that the company has named, newest first (added)",
		answer: z.object({ mappings: z.array(mapping).describe("At most a hundred.") }),
	}),
	storeColumns: call({
		method: "POST",
		path: "/order-files/columns",
		summary: "Keeps the kinds of a table's columns for the company; the same heads are kept once (added)",
		body: z
			.object({
				heads: z.array(line(100)).min(1).max(maxColumns).describe("Names of the columns as the file writes them."),
				kinds: z.array(columnKind).min(1).max(maxColumns).describe("Kind of each column."),
			})
			.refine(({ heads, kinds }) => heads.length === kinds.length),
		answer: done,
	}),
	deleteColumns: call({
		method: "DELETE",
		path: "/order-files/columns/{id}",
		summary: "Forgets the columns of a table (added)",
		params: z.object({ id: idInPath.describe("Id of the columns.") }),
		answer: done,
	}),
	keys: call({
		method: "GET",
		path: "/order-files/keys",
		summary: "The team's keys for sending orders, newest first. For owners and approvers (added)",
		answer: z.object({
			keys: z.array(orderKey).describe("Also revoked ones, at most a hundred."),
			refusals: z.array(refusal).describe("Messages of these keys that were refused, newest first, at most a hundred."),
		}),
	}),
	makeKey: call({
		method: "POST",
		path: "/order-files/keys",
		summary:
			"Makes a key by which a system of the team sends orders for the asker; only this answer has it. For owners and approvers (added)",
		body: z.object({
			name: line(60).pipe(z.string().min(1, "required")).describe("Name of the key, unique among those in force."),
			placesOrders: z.boolean().describe("Whether an order in which nothing is unclear is sent at once."),
		}),
		answer: z.object({ id, key: z.string().describe("The key itself.") }),
	}),
	revokeKey: call({
		method: "DELETE",
		path: "/order-files/keys/{id}",
		summary: "Revokes a key; a repeated call changes nothing. For owners and approvers (added)",
		params: z.object({ id: idInPath.describe("Id of the key.") }),
		answer: done,
	}),
};
