import { expect, it } from "vitest";
import * as z from "zod";
import { deskCalls } from "../../contract/desk/calls";
import app from "../index";

/** Calls of imports, whose bodies are rows of tables (docs/catalogue.md). */
const ofImports = [
	...["GET base", "GET products", "POST base", "POST products", "POST addresses", "POST gone", "POST prices", "POST media", "POST index"],
	"PUT media/:digest/:width?",
].map((call) => call.replace(" ", " /desk/catalogue/"));

it("the desk has the routes of its contract and no others, besides those of imports", () => {
	const bound = app.routes.filter(({ path, method }) => path.startsWith("/desk/") && method !== "ALL");
	const called = deskCalls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`);
	const routes = bound.map(({ method, path }) => `${method} ${path}`).filter((route) => !/^POST .*\/\*$/.test(route));
	expect(routes.sort()).toEqual([...called, ...ofImports].sort());
});

const property = z.looseObject({ description: z.string().min(1) }).or(z.looseObject({ $ref: z.string() }));

/** Fields of a JSON schema without a description. */
function undescribed(part: unknown, place: string): string[] {
	if (typeof part !== "object" || part === null) return [];
	const { data } = z.looseObject({ properties: z.record(z.string(), z.unknown()) }).safeParse(part);
	return [
		...Object.entries(data?.properties ?? {}).flatMap(([name, field]) => (property.safeParse(field).success ? [] : [`${place}.${name}`])),
		...Object.entries(part).flatMap(([name, inner]) => undescribed(inner, `${place} ${name}`)),
	];
}

/** Fields whose names say enough. */
const known = /\.(?:id|uuid|key|idem)$/;

it.each(deskCalls)("$method $path describes its fields", ({ params, query, body, answer }) => {
	for (const schema of [params, query, ...(body instanceof z.ZodUndefined ? [] : [body]), answer])
		expect(undescribed(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "").filter((field) => !known.test(field))).toEqual(
			[],
		);
});
