import * as z from "zod";
import type { Call } from "./call";
import { type calls, listedCalls, tiers } from "./calls";
import { cart, delivery } from "./cart";
import * as catalogue from "./catalogue";
import * as content from "./content";
import { errorAnswer, refusals, statusOf } from "./errors";
import { examples } from "./examples/examples";
import * as fields from "./fields";
import { lists } from "./lists";
import { backendLocales, requestIdHeader } from "./locale";
import { aliveMessage, cartCountMessage } from "./realtime";
import { refusalsOf } from "./refusals/refusals";
import { teams } from "./team";
import { addresses, user } from "./users";
import { company } from "./values/register-company";

/** Schemas that the document defines once and references. The schema itself holds the description. */
const components = {
	Address: addresses.byId.answer,
	Attribute: catalogue.attribute,
	Availability: catalogue.availability,
	Cart: cart,
	Category: catalogue.category,
	CartVariant: cart.shape.items.element.shape.variant,
	CategoryDetail: catalogue.categoryDetail,
	Column: catalogue.column,
	Company: company,
	Delivery: delivery,
	DeliveryEstimate: catalogue.deliveryEstimate,
	Error: errorAnswer,
	FilterValues: catalogue.filterValues,
	List: lists.byId.answer,
	ListedList: lists.create.answer,
	Product: catalogue.product,
	ProductLink: catalogue.variant.shape.products,
	ProductSet: catalogue.productSet,
	Promotion: content.promotion,
	Review: content.review,
	Sizes: catalogue.sizes,
	Supplier: catalogue.supplier,
	Supply: catalogue.supply,
	Team: teams.current.answer,
	User: user,
	Variant: catalogue.variant,
};
for (const [id, schema] of Object.entries(components)) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });

/** Descriptions of common field types. They are here, and not with the schemas, because browsers load some of those for forms. */
const kinds: [z.ZodType, string, unit?: string][] = [
	[fields.backendLocale, "Language; ee is Estonian."],
	[fields.country, "ISO 3166-1 code of a country of delivery."],
	[fields.sessionId, "The visitor's session."],
	[fields.money, "EUR, with up to two decimals.", "EUR"],
	[fields.weight, "kg, with up to three decimals.", "kg"],
	[fields.pictureUrl, "A picture: a path below the image base address of the shop (IMAGE_BASE_URL)."],
	[fields.slug, "Its part of an address: lower case, words joined by hyphens."],
	[fields.uuid, "UUID in lower case."],
	[fields.id, "Id in the backend."],
	[fields.idInPath, "Its id."],
	[fields.idem, "Idempotency key of one submission: the same key takes effect once. A refused call does not use it up."],
	[fields.token, "256 random bits of a mailed link, base64url."],
	[fields.range, "[skip,take], at most 100: [20,10]. Default: [0,10]."],
	[fields.day, "A day by the company's clock, ISO."],
	[fields.sort, "Sort field with _asc or _desc: name_asc. An unknown order means the default."],
	[fields.sorts, "Sort fields besides names and codes: price, price_per_kg, weight, delivery, codes of measures."],
	[fields.filters, 'JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.'],
	[fields.flag, "true or false."],
	[fields.bareFlag, "true or false; without a value true."],
	[fields.host, "Origin of the requesting page, for links in mails and documents."],
	[fields.amount, "Units of the supply: pieces, packs, rolls or sets."],
	[fields.email, "E-mail address."],
	[fields.password, "At least 8 characters, with an upper-case letter, a lower-case letter and a digit."],
];
for (const [schema, description, unit] of kinds) z.globalRegistry.add(schema, { description, ...(unit && { "x-unit": unit }) });

const groups: Record<keyof typeof calls, string> = {
	orders: "Carts, orders and offers.",
	content: "Texts, figures, questions and articles, and public forms.",
	catalogue: "Categories, products, variants and their filters.",
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
	stockNotices: "Notices about stock.",
	ownNumbers: "A company's own article numbers.",
	orderFiles: "Orders as documents: Peppol orders and tables of buyers' systems.",
	procurement: "Visits from procurement systems (OCI, cXML).",
};

type Json = Record<string, unknown>;

/** @returns the wire schema, and the components that it references */
function schemaOf(type: z.ZodType): { schema: Json; defs: Json } {
	const made = z.toJSONSchema(type, { io: "input", unrepresentable: "any", reused: "inline", override: describeUnit });
	const {
		$schema: _,
		$defs: defs = {},
		...schema
	}: Json = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'));
	return { schema, defs: z.record(z.string(), z.unknown()).parse(defs) };
}

/** Adds the unit of money and weights to every description, and removes the bounds that every integer has. */
function describeUnit({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
	const unit = jsonSchema["x-unit"] ?? jsonSchema.anyOf?.map((option) => option["x-unit"]).find(Boolean);
	if (typeof unit !== "string") return;
	jsonSchema["x-unit"] = unit;
	const { description = "" } = jsonSchema;
	if (!description.split(/\W/).includes(unit)) jsonSchema.description = `${description} ${unit}.`.trim();
}

/** @param isSentWith selects the calls */
interface Header {
	schema: Json;
	description: string;
	required?: true;
	isSentWith(call: Call): boolean;
}

const isOwnRead = ({ method, shared, media }: Call): boolean => method === "GET" && !shared && media === "application/json";

const headers: Record<string, Header> = {
	Locale: {
		required: true,
		schema: { type: "string", enum: backendLocales },
		description: "Language of texts; ee is Estonian.",
		isSentWith: () => true,
	},
	Client: {
		schema: schemaOf(fields.clientId).schema,
		description: "Digest of the visitor's network, sent with changes, so that attempts can be counted.",
		isSentWith: ({ method }) => method !== "GET",
	},
	[requestIdHeader]: {
		schema: schemaOf(fields.requestId).schema,
		description: "Id of the shop's request that makes the call, for the log.",
		isSentWith: () => true,
	},
	"If-None-Match": {
		schema: { type: "string" },
		description: "The ETag of a cached answer: 304 without a body if it is unchanged. A backend may always answer 200.",
		isSentWith: isOwnRead,
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
	const json = (type: z.ZodType, media: string = "application/json", example?: unknown) => ({
		content: { [media]: { schema: schema(type), ...(example === undefined ? {} : { example }) } },
	});

	function parameters(call: Call) {
		const { params, query } = call;
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
			...Object.entries(headers)
				.filter(([, { isSentWith }]) => isSentWith(call))
				.map(([name]) => ({ $ref: `#/components/parameters/${headerKey(name)}` })),
			...listed("path", params),
			...listed("query", query),
		];
	}

	/** Refusals by status: each code with its cause, and what the shop shows. */
	function refused(listed: (typeof listedCalls)[number]) {
		const sentences = refusalsOf(listed);
		const told = refusals.filter((code) => sentences[code]);
		return Object.fromEntries(
			[...new Set(told.map(statusOf))].map((status) => {
				const codes = told.filter((code) => statusOf(code) === status);
				const narrowed = schema(z.object({ code: z.enum(codes).describe("Reason of the refusal.") }));
				return [
					status,
					{
						description: codes.map((code) => `- \`${code}\`: ${sentences[code]}`).join("\n"),
						content: { "application/json": { schema: { allOf: [schema(errorAnswer), narrowed] } } },
					},
				];
			}),
		);
	}

	function operation(listed: (typeof listedCalls)[number]) {
		const { name, group, call, tier, isNeeded, without } = listed;
		const { body, answer } = examples.get(call) ?? {};
		return {
			operationId: name,
			tags: [group],
			"x-tier": tier,
			"x-needed": isNeeded,
			summary: call.summary,
			...(without === null ? {} : { description: `A backend may lack it. ${without}` }),
			security: call.shared ? [{ backendKey: [] }] : [{ backendKey: [], session: [] }, { backendKey: [] }],
			parameters: parameters(call),
			...(call.body instanceof z.ZodUndefined ? {} : { requestBody: { required: true, ...json(call.body, call.bodyMedia, body) } }),
			responses: {
				200: {
					description: call.shared ? "Done. The same for everybody who asks in this language: the shop keeps it for a minute." : "Done",
					...(isOwnRead(call) ? { headers: { ETag: { $ref: "#/components/headers/ETag" } } } : {}),
					...json(call.answer, call.media, answer),
				},
				...(isOwnRead(call) ? { 304: { description: "The answer is the one that If-None-Match names." } } : {}),
				...refused(listed),
				"4XX": { $ref: "#/components/responses/Refused" },
				"5XX": { $ref: "#/components/responses/Failed" },
			},
		};
	}

	const paths: Record<string, Json> = {};
	for (const listed of listedCalls) {
		const { path, method } = listed.call;
		paths[path] = { ...paths[path], [method.toLowerCase()]: operation(listed) };
	}
	const error = json(errorAnswer);
	return {
		openapi: "3.1.0",
		info: {
			title: "Crossbar backend",
			version: "1",
			description: [
				"The calls that the shop sends. A backend is built up in tiers (`x-tier`), each of use by itself, and has those calls of a tier that are needed (`x-needed`). Of others that it may lack the description says what the shop then does without. What is marked as added it may lack, too: the shop hides what needs it.",
				...Object.entries(tiers).map(([tier, { has, without }]) => `- **${tier}**: ${has} Without it: ${without}`),
			].join("\n"),
		},
		servers: [{ url: "/" }],
		"x-tiers": tiers,
		"x-sockets": {
			"/ws/{uuid}": {
				description: `The shop opens this WebSocket for a cart while somebody has it open, with Backend-Key, and sends "${aliveMessage}". The backend sends the message then, and again after each change of the cart. Without it counts follow with the next page.`,
				message: schema(cartCountMessage),
			},
		},
		tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
		paths,
		components: {
			schemas,
			parameters: Object.fromEntries(
				Object.entries(headers).map(([name, { isSentWith: _, ...header }]) => [headerKey(name), { name, in: "header", ...header }]),
			),
			headers: { ETag: { schema: { type: "string" }, description: "Names this answer to this session. A backend need not send it." } },
			responses: {
				Refused: {
					description:
						"Refused for a reason of the backend's own, with the code of the contract that comes nearest: the shop says no more than that it was not accepted. A backend that does not know the key of the shop refuses every call with 403 not_found.",
					...error,
				},
				Failed: { description: "Failed: nothing was changed, or the same key tells what was.", ...error },
			},
			securitySchemes: {
				backendKey: { type: "apiKey", in: "header", name: "Backend-Key", description: "What the shop and its backend know (BACKEND_KEY)." },
				session: { type: "apiKey", in: "header", name: "Session-Id", description: "The visitor's session, of a guest or an account." },
			},
		},
	};
}
