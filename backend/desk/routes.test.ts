import { expect, it } from "vitest";
import * as z from "zod";
import { deskCalls } from "../../contract/desk/calls";
import app from "../index";

/** Routes that import and export the catalogue in pieces (docs/catalogue.md). */
const isOfImports = (path: string): boolean => /^\/desk\/catalogue\/(base|products|addresses|gone|prices|media|index)\b/.test(path);

const bound = app.routes.filter(({ path, method }) => path.startsWith("/desk/") && method !== "ALL" && !isOfImports(path));

it("the desk has the routes of its contract and no others, besides those of imports", () => {
	expect(bound.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
		deskCalls.map(({ method, path }) => `${method} ${path.replace("{number}", ":number")}`).sort(),
	);
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
