import { z } from "zod";
import type { Call } from "./call";
import { calls } from "./calls";
import { errorAnswer } from "./errors";
import { backendLocales } from "./locale";

const schema = (type: z.ZodType) => {
	const { $schema: _, ...rest } = z.toJSONSchema(type, { io: "input", unrepresentable: "any", reused: "inline" });
	return rest;
};

const json = (type: z.ZodType, media: string = "application/json") => ({ content: { [media]: { schema: schema(type) } } });

const headers = [
	{ name: "Locale", in: "header", required: true, schema: { type: "string", enum: backendLocales } },
	{ name: "Session-Id", in: "header", required: false, schema: { type: "string", pattern: "^[A-Za-z0-9_-]{22,64}$" } },
];

function parameters(call: Call) {
	const listed = (place: "path" | "query", type: z.ZodObject) => {
		const { properties = {}, required = [] } = schema(type);
		return Object.entries(properties).map(([name, property]) => ({
			name,
			in: place,
			required: required.includes(name),
			schema: property,
		}));
	};
	return [...headers, ...listed("path", call.params), ...listed("query", call.query)];
}

function operation(group: string, name: string, call: Call) {
	return {
		operationId: `${group}.${name}`,
		tags: [group],
		summary: call.summary,
		parameters: parameters(call),
		...(call.body instanceof z.ZodUndefined ? {} : { requestBody: { required: true, ...json(call.body, call.bodyMedia) } }),
		responses: {
			200: { description: "Done", ...json(call.answer, call.media) },
			default: { description: "Refused or failed", ...json(errorAnswer) },
		},
	};
}

/** The contract as an OpenAPI 3.1 document. */
export function openapi(): object {
	const paths: Record<string, Record<string, object>> = {};
	for (const [group, members] of Object.entries(calls)) {
		for (const [name, call] of Object.entries<Call>(members)) {
			paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(group, name, call) };
		}
	}
	return { openapi: "3.1.0", info: { title: "Crossbar backend", version: "1" }, paths };
}
