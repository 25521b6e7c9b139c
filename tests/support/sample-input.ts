import * as z from "zod";

/** Texts of the contract's formats. A sample takes the first that fits. */
const texts = [
	"1",
	"6f1c1a52-9d6a-4f0e-8f5c-2b1d7f0a9c34",
	"aino@teras.example",
	"https://shop.example",
	"2026-12-01",
	"ipe-beams",
	"FI",
	"a".repeat(43),
	"a".repeat(32),
	"040 123 4567",
	"Crossbar1",
	"[0,1]",
	"FI20774740",
	"CB-1-1",
	"CB-1-1-C1",
	"CL-1",
];

/** Values of fields with rules that a JSON schema does not say. */
const byName: Readonly<Record<string, unknown>> = {
	host: "https://shop.example",
	password: "Crossbar1",
	postCode: "00100",
	billingpostcode: "00100",
	phone: "040 123 4567",
	phonenumber: "040 123 4567",
	vat: "20774740",
	vatid: "20774740",
	code: "123456",
	files: ["6f1c1a52-9d6a-4f0e-8f5c-2b1d7f0a9c34"],
};

const shape = z.looseObject({
	type: z.union([z.string(), z.array(z.string())]).optional(),
	const: z.unknown().optional(),
	enum: z.array(z.unknown()).optional(),
	anyOf: z.array(z.unknown()).optional(),
	oneOf: z.array(z.unknown()).optional(),
	allOf: z.array(z.unknown()).optional(),
	properties: z.record(z.string(), z.unknown()).optional(),
	required: z.array(z.string()).optional(),
	items: z.unknown().optional(),
	minItems: z.number().optional(),
	minimum: z.number().optional(),
	pattern: z.string().optional(),
	minLength: z.number().optional(),
	maxLength: z.number().optional(),
});

/** A small input that fits a schema of the contract, as far as its JSON schema says. */
export const sampleOf = (schema: z.ZodType): unknown =>
	sampleIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }));

function sampleIn(json: unknown): unknown {
	const part = shape.parse(json);
	if (part.const !== undefined) return part.const;
	if (part.enum) return part.enum[0];
	const options = part.anyOf ?? part.oneOf ?? part.allOf;
	if (options) return sampleIn(options[0]);
	switch (part.type) {
		case "object": {
			const required = part.required ?? [];
			return Object.fromEntries(required.map((name) => [name, byName[name] ?? sampleIn(part.properties?.[name] ?? {})]));
		}
		case "array":
			return Array.from({ length: Math.max(part.minItems ?? 0, 1) }, () => sampleIn(part.items ?? {}));
		case "boolean":
			return true;
		case "integer":
		case "number":
			return Math.max(1, part.minimum ?? 1);
		case "string": {
			const pattern = part.pattern === undefined ? /^/ : new RegExp(part.pattern, "u");
			const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = part;
			const found = texts.find((text) => pattern.test(text) && text.length >= minLength && text.length <= maxLength);
			return found ?? texts[0];
		}
		default:
			return "1";
	}
}
