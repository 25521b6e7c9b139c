import * as z from "zod";
import { call } from "./call";
import { backendLocale, id, idInPath, line, maxWithin, slug, token, uuid, within } from "./fields";
import { judgedLine } from "./ordering/order-files";
import { device, unknownDevice } from "./values/device";

/** Languages in which procurement systems speak to the shop. */
export const connectionKinds = ["oci", "cxml", "ids"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** inspect: the cart can be read, and not changed. */
export const punchoutOperations = ["create", "edit", "inspect"] as const;
export type PunchoutOperation = (typeof punchoutOperations)[number];

/** Why a system's message is refused. The shop has words for each. */
export const punchoutProblems = [
	"secret",
	"tooMany",
	"inactive",
	"member",
	"function",
	"hookMissing",
	"hookUnlisted",
	"article",
	"quantity",
	"searchMissing",
	"fields",
	"action",
	"version",
	"articleMissing",
	"cartMissing",
	"cart",
	"outside",
] as const;
export type PunchoutProblem = (typeof punchoutProblems)[number];

/** A field of a form; names may repeat. */
const field = z.object({ name: z.string().max(200).describe("Name."), value: z.string().max(8000).describe("Value.") });
export type FormField = z.output<typeof field>;

/** The first page of a visit. */
export const landing = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("catalogue").describe("The catalogue.") }),
	z.object({ kind: z.literal("cart").describe("The visit's cart.") }),
	z.object({
		kind: z.literal("variant").describe("An article."),
		id: id.describe("Id of the variant."),
		slug: z.string().describe("Slug of its product."),
	}),
	z.object({ kind: z.literal("search").describe("A search."), words: z.string().max(200).describe("What is looked for.") }),
	z.object({ kind: z.literal("questions").describe("Lines of a sent cart that are unclear, before the cart that has the others.") }),
]);
export type Landing = z.output<typeof landing>;

const systemName = z.string().describe('The system, as pages name it: "SAP Ariba".');
const frameOrigins = z.array(z.string()).describe("Origins of the system's pages, which may frame those of the visit.");

/** A form that the buyer's browser posts to its system. */
const returnForm = z.object({
	system: systemName,
	frame_origins: frameOrigins,
	action: z
		.union([z.literal(""), z.url({ protocol: /^https$/ })])
		.describe('Address at the system; "" of a visit without a way back, whose form nobody sends.'),
	target: z.string().describe('Window of the system that takes the form; "" for the same.'),
	fields: z
		.array(z.object({ name: z.string().describe("Name."), value: z.string().describe("Value.") }))
		.describe("Hidden fields, in order."),
});
export type ReturnForm = z.output<typeof returnForm>;

/** The answer to the fields with which a system opens the catalogue. */
const entered = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("start").describe("A visit."),
		token: token.describe("Begins the visit, once, within ten minutes."),
		locale: backendLocale.nullable().describe("The language that the system asks for; null for none."),
	}),
	z.object({
		kind: z.literal("form").describe("A form for the system."),
		form: returnForm.describe("The answer of a function without pages: VALIDATE, BACKGROUND_SEARCH."),
	}),
	z.object({
		kind: z.literal("refused").describe("A refusal."),
		problem: z.enum(punchoutProblems).describe("What is wrong."),
		about: z.string().describe('The value that is wrong, or words about it; "" for none.'),
		locale: backendLocale.nullable().describe("The language that the system asks for; null for none."),
	}),
]);
export type Entered = z.input<typeof entered>;

const fields = z.array(field).max(200).describe("All of them, as they came; their case does not matter.");

/** Carts of buyers' software are at most so long. In characters. */
export const longestCart = 2_000_000;

/** A line of a sent cart that is not in the visit's cart. */
export const openLine = z.object({
	reference: z.string().describe('The buyer\'s number of the position, and a note; "" for none.'),
	number: z.string().describe("Article number as it was sent."),
	goods: z.string().describe('The goods in the words of the sent cart; "" for none.'),
	quantity: z.number().describe("Quantity in `unit`."),
	unit: z.string().describe("Unit of the quantity as it was sent."),
	isWanted: z.boolean().describe("false: an alternative or optional position, which nobody has ordered yet."),
	code: judgedLine.shape.code,
	amount: judgedLine.shape.amount,
	exact: judgedLine.shape.exact,
	problem: judgedLine.shape.problem,
});
export type OpenLine = z.output<typeof openLine>;

const began = z.object({
	sessionId: z.string().describe("The visit's session, for its browser alone."),
	cart: uuid.describe("The visit's cart, which is empty at first, or holds what the system sent."),
	lines: z.number().int().describe("Lines of this cart."),
	system: systemName,
	frame_origins: frameOrigins,
	operation: z.enum(punchoutOperations).describe("create, edit or inspect: of the last the cart cannot be changed."),
	locale: backendLocale.nullable().describe("The language that the system asks for; null for none."),
	landing: landing.describe("The first page."),
	hasOwnPrices: z.boolean().describe("Whether the company has prices of its own."),
	hasQuestions: z.boolean().default(false).describe("Whether lines of the sent cart are unclear."),
	within: within.describe("The goods that the visit sees, as the shop then asks for them: `within` of other calls; absent: all goods."),
});
export type BegunPunchout = z.output<typeof began>;

/** Calls of visits from procurement systems. Optional: without them its addresses are not found. */
export const procurement = {
	oci: call({
		method: "POST",
		path: "/procurement/oci",
		summary: "The fields with which a system opens the catalogue by OCI 4 or 5 (added)",
		body: z.object({ fields }),
		answer: entered,
		countsStorage: false,
	}),
	ids: call({
		method: "POST",
		path: "/procurement/ids",
		summary: "The fields with which software of trades opens the catalogue, an article, a search or a cart by IDS Connect 2.5 (added)",
		body: z.object({
			fields,
			cart: z.string().max(longestCart).default("").describe('XML of the cart that is sent (warenkorb); "" for none.'),
		}),
		answer: entered,
		countsStorage: false,
	}),
	start: call({
		method: "GET",
		path: "/procurement/start/{token}",
		summary: "Whether a visit can begin with this token (added)",
		params: z.object({ token: token.describe("Of the visit's first page.") }),
		answer: z.object({
			state: z.enum(["open", "over", "unknown"]).describe("open: it can begin; over: it has begun, or too long ago was asked for."),
			system: systemName,
			frame_origins: frameOrigins,
		}),
	}),
	begin: call({
		method: "POST",
		path: "/procurement/begin",
		summary: "Begins a visit: a session of its own with a cart of its own (added)",
		body: z.object({
			token: token.describe("Works once."),
			device: device.default(unknownDevice).describe("The browser; unknown if not sent."),
		}),
		answer: began,
		countsStorage: false,
	}),
	current: call({
		method: "GET",
		path: "/procurement/current",
		summary: "The visit of the session; null for none (added)",
		answer: z
			.object({
				system: systemName,
				kind: z.enum(connectionKinds).describe("oci, cxml or ids."),
				operation: z.enum(punchoutOperations).describe("create, edit or inspect."),
				cart: uuid.describe("Its cart."),
				action_origin: z.string().describe('Origin of the address that takes the cart; "" without one.'),
				open_lines: z
					.array(openLine)
					.default([])
					.describe("Lines of the sent cart that are not in it, because something of them is unclear."),
			})
			.nullable(),
	}),
	giveBack: call({
		method: "POST",
		path: "/procurement/return",
		summary: "Ends a visit: the form that takes its cart to the system. A repeated call gets the same (added)",
		body: z.object({
			uuid: uuid.describe("The visit's cart."),
			version: z.number().int().optional().describe("Version of the cart that the buyer saw. An older one is refused."),
			isCancelled: z.boolean().default(false).describe("true: the buyer takes nothing along."),
		}),
		answer: returnForm.extend({ token: token.describe("Of the form's page, for half an hour.") }),
		countsStorage: false,
	}),
	returned: call({
		method: "GET",
		path: "/procurement/return/{token}",
		summary: "The form that takes a returned cart to the system, for half an hour (added)",
		params: z.object({ token: token.describe("Of the form's page.") }),
		answer: returnForm,
	}),
};

/** An https address that a cart may return to: a whole one, or an origin, which stands for all of its host. */
export const returnUrl = z
	.string()
	.trim()
	.max(500)
	.refine((text) => isHttps(text), "returnUrl.https");

/** Written out, since "https:host" is another address behind a base; and with a name alone as host: a browser's policy gives "*" and ";" a meaning. */
function isHttps(text: string): boolean {
	const url = URL.parse(text);
	if (url === null || !/^https:\/\/[^/\s\\]/i.test(text) || /[\s\\]/.test(text)) return false;
	const isName = /^[a-z\d.-]+(?::\d+)?$/.test(url.host);
	return isName && url.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
}

/** An origin that may frame pages: https and a host. */
export const frameOrigin = z
	.string()
	.trim()
	.max(255)
	.refine((text) => isHttps(text) && /^[^/]*\/\/[^/?#]+\/?$/.test(text), "frameOrigin.origin")
	.transform((text) => new URL(text).origin);

/** The goods and the carts of a connection. */
export const connectionRules = z.object({
	categories: z
		.array(slug)
		.refine((slugs) => (withinOf(slugs)?.length ?? 0) <= maxWithin, "tooLong")
		.default([])
		.describe("Slugs of the categories whose goods its visits see and order, with all below them; none: all goods."),
	extras: z.enum(["lines", "texts"]).default("texts").describe("Cuts and certificates: lines of their own, or texts of their line."),
	freight: z.boolean().default(false).describe("Whether delivery is a line of its own."),
	groups: z
		.record(z.string().max(120), z.string().trim().min(1).max(20))
		.default({})
		.describe("The buyer's groups of goods (ECLASS, ETIM or its own) by slug of a category, for all goods in it and below it."),
	makers: z
		.record(z.string().trim().min(1).max(120), z.string().trim().min(1).max(10))
		.default({})
		.describe("Numbers of makers in the system by the supplier's name, which lines by OCI carry."),
	vendor: line(20).default("").describe('The seller\'s number in the system, which lines carry; "" for none.'),
});
export type ConnectionRules = z.output<typeof connectionRules>;

/** Categories as calls name them (`within`): the same for the same categories, undefined for none, which stands for all goods. */
export function withinOf(slugs: readonly string[]): string | undefined {
	return [...new Set(slugs)].toSorted().join() || undefined;
}

/** Fields of the form by which cXML takes a cart to the system. */
export const cartFields = ["urlencoded", "base64"] as const;

/** Units of the system by units of UN/ECE. */
export const unitMap = z.record(z.string().regex(/^[A-Z0-9]{2,3}$/), z.string().trim().min(1).max(10));

export const connectionLogin = z
	.string()
	.trim()
	.regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{2,59}$/, "login.format");

export const connectionId = idInPath;
