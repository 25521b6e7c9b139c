import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import * as z from "zod";
import { listedCalls } from "./calls";
import { examples } from "./examples/examples";
import { openapi } from "./openapi";

const document: unknown = JSON.parse(JSON.stringify(openapi()));

it("is a valid document without warnings", async () => {
	const config = await createConfig({
		extends: ["recommended"],
		rules: {
			"info-license": "off",
			// The specification defines the addresses.
			"no-path-trailing-slash": "off",
			"no-ambiguous-paths": "off",
		},
	});
	const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
	expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

it("defines each schema of the catalogue once", () => {
	const text = JSON.stringify(document);
	expect(text.match(/"suppliedVariant":\{[^{}]*"\$ref"/g)?.length).toBeGreaterThan(1);
	expect(text.match(/"price_per_kg":\{/g)?.length).toBeLessThan(4);
});

const told = z.looseObject({ description: z.string().min(1) }).or(z.looseObject({ $ref: z.string() }));
const withProperties = z.looseObject({ properties: z.record(z.string(), z.unknown()) });
const parameter = z.looseObject({ in: z.string(), name: z.string() });

/** Places in the document without a description. */
function undescribed(part: unknown, place: string): string[] {
	if (typeof part !== "object" || part === null) return [];
	const missing = withProperties.safeParse(part);
	const fields = missing.success ? Object.entries(missing.data.properties).filter(([, field]) => !told.safeParse(field).success) : [];
	const isBareParameter = parameter.safeParse(part).success && !told.safeParse(part).success;
	return [
		...fields.map(([name]) => `${place}.${name} has no description: .describe("…") in contract/`),
		...(isBareParameter ? [`${place} (${parameter.parse(part).name}) has no description: .describe("…") in contract/`] : []),
		...Object.entries(part).flatMap(([key, inner]) =>
			undescribed(inner, key === "properties" || key === "schema" ? place : `${place} ${key}`),
		),
	];
}

it("describes every field, and gives money and weights a unit", () => {
	expect([...new Set(undescribed(document, ""))]).toEqual([]);
	const parts = z.looseObject({ components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }) }).parse(document).components;
	expect(Object.entries(parts.schemas).flatMap(([name, schema]) => (told.safeParse(schema).success ? [] : [name]))).toEqual([]);
	const prices = [...JSON.stringify(document).matchAll(/"(?:\w+_)?price(?:_\w+)?":(\{[^{}]*\})/g)].map(([, field = ""]) => field);
	expect(prices.length).toBeGreaterThan(20);
	expect(prices.filter((field) => !field.includes("EUR"))).toEqual([]);
	const weights = [...JSON.stringify(document).matchAll(/"(?:\w+_)?weight(?:_\w+)?":(\{[^{}]*\})/g)].map(([, field = ""]) => field);
	expect(weights.length).toBeGreaterThan(4);
	expect(weights.filter((field) => !field.includes("kg"))).toEqual([]);
});

it("has a tier for every call, and examples that parse", () => {
	for (const { name, call, tier } of listedCalls) {
		const shown = examples.get(call);
		if (shown?.body !== undefined) expect(call.body.safeParse(shown.body).error, name).toBeUndefined();
		if (shown?.answer !== undefined) expect(call.answer.safeParse(shown.answer).error, name).toBeUndefined();
		if (["browse", "order"].includes(tier) && !(call.body instanceof z.ZodUndefined))
			expect(shown?.body, `${name} has no example`).toBeDefined();
	}
	expect(listedCalls.filter(({ call }) => examples.has(call)).length).toBe(examples.size);
});

const refused = z.looseObject({ responses: z.record(z.string(), z.looseObject({ description: z.string().optional() })) });

it("lists each call's refusals by status, and what the shop shows", () => {
	const { paths } = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), refused)) }).parse(document);
	const { responses } = refused.parse(paths["/orders/set-quantity/{uuid}/{itemId}"]?.patch);
	expect(Object.keys(responses)).toEqual(["200", "403", "404", "409", "422", "429", "4XX", "5XX"]);
	expect(responses[404]?.description).toMatch(/^- `not_found`: .+: the 404 page\.$/);
	expect(responses[409]?.description?.match(/`\w+`/g)).toEqual([
		"`conflict`",
		"`processed`",
		"`unavailable_goods`",
		"`waiting_for_approval`",
	]);
	expect(Object.keys(refused.parse(paths["/static"]?.get).responses)).toEqual(["200", "4XX", "5XX"]);
});
