import { z } from "zod";
import type { Call } from "./call";
import { calls } from "./calls";
import { cart, delivery } from "./cart";
import * as catalogue from "./catalogue";
import * as content from "./content";
import { errorAnswer, statusOf } from "./errors";
import * as fields from "./fields";
import { backendLocales, requestIdHeader } from "./locale";
import { company } from "./search";
import { user } from "./users";

/** What a document says of its schemas: those with an id stand once among its components, and are referred to. */
const named = z.registry<{ id?: string; description?: string }>();
const components = {
	Attribute: catalogue.attribute,
	Availability: catalogue.availability,
	Cart: cart,
	Category: catalogue.category,
	CategoryDetail: catalogue.categoryDetail,
	Column: catalogue.column,
	Company: company,
	Delivery: delivery,
	DeliveryEstimate: catalogue.deliveryEstimate,
	Error: errorAnswer,
	FilterValues: catalogue.filterValues,
	List: calls.lists.byId.answer,
	Product: catalogue.product,
	ProductSet: catalogue.productSet,
	Promotion: content.promotion,
	Review: content.review,
	Sizes: catalogue.sizes,
	Supplier: catalogue.supplier,
	Supply: catalogue.supply,
	Team: calls.teams.current.answer,
	User: user,
	Variant: catalogue.variant,
};
for (const [id, schema] of Object.entries(components)) named.add(schema, { id });
const descriptions: [z.ZodType, string][] = [
	[fields.money, "EUR, with up to two decimals."],
	[fields.weight, "Kilograms, with up to three decimals."],
	[fields.pictureUrl, "A path below the image base address."],
	[fields.uuid, "In lower case."],
	[fields.idem, "Key of one submission: the same key has one effect."],
	[fields.token, "256 random bits of a mailed link, base64url."],
	[fields.range, "[skip,take], at most 100: [20,10]. Without it [0,10]."],
	[fields.day, "A day in Finland."],
	[fields.sort, "What by, and _asc or _desc: name_asc. An unknown order is the default one."],
	[fields.sorts, "By what the list can be sorted besides names and codes: price, delivery, codes of measures."],
	[fields.filters, 'JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.'],
	[fields.host, "Origin of the page that asks, for links in mails and documents."],
	[fields.amount, "Units of the supply: pieces, packs, rolls or sets."],
	[catalogue.availability, "available: in stock; low: little of it; out: cannot be ordered."],
	[catalogue.deliveryEstimate, "Working days from the order on."],
];
for (const [schema, description] of descriptions) named.add(schema, { ...named.get(schema), description });

const groups: Record<keyof typeof calls, string> = {
	orders: "Carts, orders and offers.",
	content: "Texts, figures, questions and articles, and the forms that anybody may send.",
	catalogue: "Categories, products, variants and what narrows lists of them.",
	search: "Search of goods and companies, and bills of materials.",
	teams: "The company of an account: members, roles, invitations.",
	users: "Accounts, sign-in and sessions.",
	lists: "Saved lists of goods.",
	approvals: "Orders that wait for a colleague's approval.",
	openCarts: "Carts of an account that are not open in this browser.",
	invoices: "Invoices and credit notes.",
	addresses: "Delivery addresses of accounts and companies.",
	claims: "Claims about delivered goods.",
	files: "Files of claims and requests.",
	stockNotices: "Notices about stock",
	ownNumbers: "What a company calls articles.",
};

type Json = Record<string, unknown>;

/** @returns the schema of what is on the wire, and the components that it refers to */
function schemaOf(type: z.ZodType): { schema: Json; defs: Json } {
	const made = z.toJSONSchema(type, { io: "input", unrepresentable: "any", reused: "inline", metadata: named });
	const {
		$schema: _,
		$defs: defs = {},
		...schema
	}: Json = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'));
	return { schema, defs: z.record(z.string(), z.unknown()).parse(defs) };
}

const headers = {
	Locale: { required: true, schema: { type: "string", enum: backendLocales }, description: "Language of texts; ee is Estonian." },
	Client: {
		schema: schemaOf(fields.clientId).schema,
		description: "Digest of the visitor's network, sent with changes: tries are counted by it.",
	},
	[requestIdHeader]: {
		schema: schemaOf(fields.requestId).schema,
		description: "For the log: the request of the shop that the call is part of.",
	},
};
const headerKey = (name: string) => name.replaceAll("-", "");

/** The contract as an OpenAPI 3.1 document. */
export function openapi(): object {
	const schemas: Json = {};
	const schema = (type: z.ZodType) => {
		const made = schemaOf(type);
		Object.assign(schemas, made.defs);
		return made.schema;
	};
	const json = (type: z.ZodType, media: string = "application/json") => ({ content: { [media]: { schema: schema(type) } } });

	function parameters({ method, params, query }: Call) {
		const sent = Object.keys(headers).filter((name) => name !== "Client" || method !== "GET");
		const listed = (place: "path" | "query", type: z.ZodObject) =>
			Object.entries(type.shape).map(([name, field]) => {
				const { description, ...rest } = schema(field);
				return {
					name,
					in: place,
					required: place === "path" || !field.safeParse(undefined).success,
					schema: rest,
					...(description ? { description } : {}),
				};
			});
		return [
			...sent.map((name) => ({ $ref: `#/components/parameters/${headerKey(name)}` })),
			...listed("path", params),
			...listed("query", query),
		];
	}

	function operation(group: string, name: string, call: Call) {
		return {
			operationId: `${group}.${name}`,
			tags: [group],
			summary: call.summary,
			security: call.shared ? [{ backendKey: [] }] : [{ backendKey: [], session: [] }, { backendKey: [] }],
			parameters: parameters(call),
			...(call.body instanceof z.ZodUndefined ? {} : { requestBody: { required: true, ...json(call.body, call.bodyMedia) } }),
			responses: {
				200: { description: "Done", ...json(call.answer, call.media) },
				"4XX": { $ref: "#/components/responses/Refused" },
				"5XX": { $ref: "#/components/responses/Failed" },
			},
		};
	}

	const paths: Record<string, Json> = {};
	for (const [group, members] of Object.entries(calls)) {
		for (const [name, call] of Object.entries<Call>(members)) {
			paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(group, name, call) };
		}
	}
	const error = json(errorAnswer);
	return {
		openapi: "3.1.0",
		info: {
			title: "Crossbar backend",
			version: "1",
			description: "The calls that the shop sends. A backend may lack those that are marked as added: the shop then hides what needs them.",
		},
		servers: [{ url: "/" }],
		tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
		paths,
		components: {
			schemas,
			parameters: Object.fromEntries(Object.entries(headers).map(([name, header]) => [headerKey(name), { name, in: "header", ...header }])),
			responses: {
				Refused: { description: `Refused. The code says why, and goes with a status: ${refusedBy()}.`, ...error },
				Failed: { description: "Failed: nothing was changed, or the same key tells what was.", ...error },
			},
			securitySchemes: {
				backendKey: { type: "apiKey", in: "header", name: "Backend-Key", description: "What the shop and its backend know (BACKEND_KEY)." },
				session: { type: "apiKey", in: "header", name: "Session-Id", description: "The visitor's session, of a guest or an account." },
			},
		},
	};
}

/** "401 not_signed_in; 404 not_found; …" */
function refusedBy(): string {
	const codes = errorAnswer.shape.code.options;
	const statuses = [...new Set(codes.map(statusOf))].filter((status) => status < 500).sort();
	return statuses.map((status) => `${status} ${codes.filter((code) => statusOf(code) === status).join(", ")}`).join("; ");
}
