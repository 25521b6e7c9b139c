import * as z from "zod";
import { country, day, email, line, paragraph, plainText } from "./fields";
import { maxUnits } from "./values/order-bounds";
import { partDeliveryChoices } from "./values/order-states";

/**
 * The fields of the order form, each declared once: how it is typed, how it is stored and answered, who reads it and where it is printed.
 * Schemas, rows, answers, copies and exports follow from this. Tests compare it with pages and documents.
 *
 * Column: cart_forms stores a field in the column of its name in snake case. A new field needs a migration.
 *
 * Erasure: a field of an unsent cart or offer goes when that is old (`retentionDays.carts`) or its account is erased; a field of an order
 * goes at the end of its retention period. A payment's copy goes after `retentionDays.paymentForms`.
 *
 * Own data: an export contains every column.
 */

/** Types of stored values; the backend knows how it stores each. */
export const storageTypes = {
	text: z.string(),
	/** May be empty. Orders from before the field have no value. */
	optionalText: z.string().default(""),
	texts: z.array(z.string()),
	flag: z.boolean().default(false),
	country,
};

/**
 * Readers of a field besides the buyer (the session or account that owns the order). approver: colleagues who approve the order. team:
 * colleagues who read an offer. offerRecipient, cartRecipient: recipients of a mailed offer or cart.
 * The shop's staff read the letter. If a stranger orders in a company's name, its owners are mailed the contact and the delivery address as
 * in the letter.
 * link: anyone with the address of the order, who reads nothing personal.
 */
export type Reader = "link" | "approver" | "team" | "offerRecipient" | "cartRecipient";

/** Where a field is printed: on pages of the order, in its confirmation (mail and PDF), and in its UBL document. */
export type Print = "page" | "letter" | "ubl";

/**
 * How the review of credit orders judges a field, since a driver reads most fields. place: a part of an address, which must be known.
 * person: only a name.
 * phone: a known number. code: no sentence. words: may redirect the goods. null: no driver follows it, or it comes from a list of the
 * team.
 * Orders with the buyer's own freight are always reviewed.
 */
export type FieldContent = "place" | "person" | "phone" | "code" | "words" | null;

interface OrderField {
	/** The typed value, with its maximum length. Rules between fields are in the form's schema. */
	typed: z.ZodType;
	stored: keyof typeof storageTypes;
	seenBy: readonly Reader[];
	printed: readonly Print[];
	judged: FieldContent;
	/** Not copied into offers and carts made from this order, nor into the buyer's next order. */
	isOnce?: true;
}
type OrderFields = Record<string, OrderField>;

/** A line that must not be empty. */
export const required = (max = 120) =>
	z.string({ error: "required" }).transform(plainText).pipe(z.string().min(1, "required").max(max, "tooLong"));

/** Five digits. "28 195" and "FI-00150" are accepted too. */
export const postCode = z
	.string({ error: "postCode.required" })
	.transform((text) => text.replace(/\s/g, "").replace(/^(?:D|DE|FI|FIN|EE|EST)-/i, ""))
	.pipe(
		z
			.string()
			.min(1, { error: "postCode.required", abort: true })
			.regex(/^\d{5}$/, "postCode.format"),
	);

const vat = z.string({ error: "vat.required" }).trim().min(1, { error: "vat.required", abort: true }).max(40, "tooLong");
const phone = z.string({ error: "phone.required" }).trim().min(1, { error: "phone.required", abort: true }).max(40, "tooLong");

/** Further addresses, at most five: separated by commas, semicolons or spaces in a form, a list in JSON. */
const additionalEmails = z
	.union([z.string(), z.array(z.string())])
	.optional()
	.transform((value) => (typeof value === "string" ? value.split(/[\s,;]+/) : (value ?? [])).filter((part) => part !== ""))
	.pipe(z.array(email).max(5, "additionalEmails.tooMany"));

const optionalEmail = z
	.union([z.literal(""), email])
	.optional()
	.default("");

const withoutSpaces = z
	.string()
	.optional()
	.default("")
	.transform((text) => text.replace(/\s/g, ""));

/** An operator's code: letters, digits and separators. */
const eInvoiceCode = withoutSpaces
	.transform((text) => text.toUpperCase())
	.refine((text) => text.length <= 40, "tooLong")
	.refine((text) => /^[0-9A-Z:.-]*$/.test(text), "eInvoice.format");

/** An e-invoice address (OVT, IBAN, GLN, Leitweg-ID, registry code), or an email address with its scheme, EM. */
const eInvoiceAddress = withoutSpaces.transform((text, context) => {
	const isMail = /^EM:/i.test(text);
	const read = isMail ? email.safeParse(text.slice(3)) : eInvoiceCode.safeParse(text);
	if (read.success) return isMail ? `EM:${read.data}` : read.data;
	for (const { message } of read.error.issues) context.addIssue({ code: "custom", message });
	return z.NEVER;
});

const colleagues = ["approver", "team"] as const;
const addressees = [...colleagues, "offerRecipient"] as const;
const everybody = [...addressees, "cartRecipient"] as const;
const everywhere = ["page", "letter", "ubl"] as const;

/** Fields of both the billing form and a separate delivery address, in the order of an envelope. */
export const addressFields = {
	company: { typed: required().describe("Name of the company."), stored: "text", seenBy: everybody, printed: everywhere, judged: "place" },
	name: { typed: required().describe("Name of the contact."), stored: "text", seenBy: everybody, printed: everywhere, judged: "person" },
	phone: {
		typed: phone.describe("Phone number as dialled in the form's country, or with its country code. Stored as E.164: +358401234567."),
		stored: "text",
		seenBy: addressees,
		printed: everywhere,
		judged: "phone",
	},
	streetAddress: {
		typed: required().describe("Street and number."),
		stored: "text",
		seenBy: addressees,
		printed: everywhere,
		judged: "place",
	},
	addressAdditionalLine: {
		typed: line().optional().default("").describe('Second line of the address; "" for none.'),
		stored: "text",
		seenBy: addressees,
		printed: everywhere,
		judged: "place",
	},
	postCode: { typed: postCode.describe("Five digits."), stored: "text", seenBy: addressees, printed: everywhere, judged: "place" },
	city: { typed: required(80).describe("City."), stored: "text", seenBy: addressees, printed: everywhere, judged: "place" },
	country: {
		typed: country.describe("Country of the address."),
		stored: "country",
		seenBy: addressees,
		printed: everywhere,
		judged: "place",
	},
} as const satisfies OrderFields;

/** Fields of a separate delivery address only. */
export const siteFields = {
	siteNotes: {
		typed: paragraph(500).optional().default("").describe('Information for the driver: "crane at gate 2, before 10:00".'),
		stored: "optionalText",
		seenBy: addressees,
		printed: everywhere,
		judged: "place",
	},
} as const satisfies OrderFields;

/** Fields of the billing form only. */
export const billingFields = {
	vat: {
		typed: vat.describe("VAT id; stored as its country writes it."),
		stored: "text",
		seenBy: addressees,
		printed: everywhere,
		judged: null,
	},
	email: {
		typed: email.describe("Email address for confirmations."),
		stored: "text",
		seenBy: everybody,
		printed: everywhere,
		judged: null,
	},
	additionalEmails: {
		typed: additionalEmails.describe("Further email addresses for confirmations, at most five."),
		stored: "texts",
		seenBy: colleagues,
		printed: ["page"],
		judged: null,
	},
	invoiceEmail: {
		typed: optionalEmail.describe('Email address for the invoice, if not `email`; "" for none.'),
		stored: "optionalText",
		seenBy: colleagues,
		printed: everywhere,
		judged: null,
	},
	eInvoiceAddress: {
		typed: eInvoiceAddress.describe(
			'Address of an e-invoice: OVT, IBAN, GLN, Leitweg-ID, a Peppol participant (0216:…), EM: and an e-mail address; "" for none.',
		),
		stored: "optionalText",
		seenBy: colleagues,
		printed: everywhere,
		judged: null,
	},
	eInvoiceOperator: {
		typed: eInvoiceCode.describe('Operator of an e-invoice; "" for none.'),
		stored: "optionalText",
		seenBy: colleagues,
		printed: everywhere,
		judged: null,
	},
	createAccount: {
		typed: z.boolean().optional().default(false).describe("Whether to create an account with the order."),
		stored: "flag",
		seenBy: colleagues,
		printed: [],
		judged: null,
		isOnce: true,
	},
} as const satisfies OrderFields;

/** Notes of the buyer about the order: columns of the same name in `carts`. */
export const orderNotes = {
	comment: {
		typed: paragraph().describe('Comment for the seller; "" for none.'),
		stored: "text",
		seenBy: ["approver"],
		printed: everywhere,
		judged: "words",
	},
	reference: {
		typed: line(200).describe('Customer reference or purchase order number; "" for none.'),
		stored: "text",
		seenBy: ["approver", "offerRecipient"],
		printed: everywhere,
		judged: "code",
	},
	shipping_comment: {
		typed: paragraph().describe('Comment for the carrier; "" for none.'),
		stored: "text",
		seenBy: ["approver"],
		printed: everywhere,
		judged: "words",
	},
	own_freight_contract: {
		typed: line(80).describe('Freight contract of the buyer\'s own carrier; "" for none.'),
		stored: "text",
		seenBy: ["approver"],
		printed: everywhere,
		judged: null,
	},
	own_freight_carrier: {
		typed: line(120).describe('Name of the buyer\'s own carrier; "" for none.'),
		stored: "text",
		seenBy: ["approver"],
		printed: everywhere,
		judged: null,
	},
	wanted_on: {
		typed: z.union([z.literal(""), day], "wantedDay.format").describe('Requested day of delivery, ISO; "" for none.'),
		stored: "optionalText",
		seenBy: ["approver", "link"],
		printed: everywhere,
		judged: null,
	},
	part_deliveries: {
		typed: z.enum(["", ...partDeliveryChoices]).describe('Whether goods may come in parts; "" if the buyer has not chosen.'),
		stored: "optionalText",
		seenBy: ["approver"],
		printed: everywhere,
		judged: null,
	},
	cost_centre: {
		typed: line(20).describe('Code of the order\'s cost centre; "" for none.'),
		stored: "optionalText",
		seenBy: ["approver"],
		printed: everywhere,
		judged: null,
	},
	project: {
		typed: line(20).describe('Code of the order\'s project; "" for none.'),
		stored: "optionalText",
		seenBy: ["approver"],
		printed: everywhere,
		judged: null,
	},
} as const satisfies OrderFields;

/** Days of a delivery schedule. */
export const maxDays = 12;

/** The parts of a line by day: some of it on each. They sum up to the line's quantity. */
export const lineSchedule = z
	.array(
		z.object({
			on: day.describe("Wanted day of delivery, ISO."),
			amount: z.number().int().min(1).max(maxUnits).describe("Units of sale, or pieces of a cut line."),
		}),
	)
	.max(maxDays);
export type LineSchedule = z.output<typeof lineSchedule>;

/** Notes of the buyer about a line: columns of the same name in `cart_items`. */
export const lineNotes = {
	comment: {
		typed: line(200).describe('The buyer\'s reference for the line; "" for none.'),
		judged: "code",
	},
	cost_centre: {
		typed: line(20).describe("Code of the line's cost centre; \"\": the order's."),
		judged: null,
	},
} as const satisfies Record<string, Pick<OrderField, "typed" | "judged">>;

export type AddressField = keyof typeof addressFields;
export type SiteField = AddressField | keyof typeof siteFields;
export type BillingField = AddressField | keyof typeof billingFields;

type TypedShape<F extends OrderFields> = { [Name in keyof F]: F[Name]["typed"] };
type StoredShape<F extends OrderFields> = { [Name in keyof F]: (typeof storageTypes)[F[Name]["stored"]] };

type Shape = Record<string, z.ZodType>;

/** The shape of a typed form, for z.object. Built at run time, so the result needs a type guard. */
export function typedShape<F extends OrderFields>(fields: F): TypedShape<F> {
	const isWhole = (shape: Shape): shape is Shape & TypedShape<F> =>
		Object.entries(fields).every(([name, { typed }]) => shape[name] === typed);
	const shape = Object.fromEntries(Object.entries(fields).map(([name, { typed }]) => [name, typed]));
	if (!isWhole(shape)) throw new TypeError("The shape lacks a field.");
	return shape;
}

/** The shape of the same fields in answers. */
export function storedShape<F extends OrderFields>(fields: F): StoredShape<F> {
	const isWhole = (shape: Shape): shape is Shape & StoredShape<F> =>
		Object.entries(fields).every(([name, { stored }]) => shape[name]?.def === storageTypes[stored].def);
	const shape = Object.fromEntries(
		Object.entries(fields).map(([name, { typed, stored }]): [string, z.ZodType] => [
			name,
			storageTypes[stored].describe(typed.description ?? ""),
		]),
	);
	if (!isWhole(shape)) throw new TypeError("The shape lacks a field.");
	return shape;
}
