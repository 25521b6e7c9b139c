import * as z from "zod";

/** A call of the backend: its address and the schemas of its input and answer. */
export interface Call<
	Params extends z.ZodObject = z.ZodObject,
	Query extends z.ZodObject = z.ZodObject,
	Body extends z.ZodType = z.ZodType,
	Answer extends z.ZodType = z.ZodType,
> {
	method: "GET" | "POST" | "PATCH" | "DELETE";
	/** Parameters are in braces: /orders/by-id/{id}. */
	path: string;
	/** One line for readers of /openapi.json. */
	summary: string;
	/** Values in the path. */
	params: Params;
	/** Values in the query string, as text. */
	query: Query;
	/** The JSON body, or the bytes of a file; undefined without a body. */
	body: Body;
	/** The JSON answer. Documents have their own media type instead. */
	answer: Answer;
	media: "application/json" | "application/pdf" | "application/xml" | "application/zip" | "*/*";
	bodyMedia: "application/json" | "application/octet-stream";
	/** The answer is the same for everybody in a language: it depends on neither session nor client, and may be cached for a minute. */
	shared: boolean;
	/** Parsed answers by their cache entry, so that a reader of the entry gets a typed answer. */
	parsed: WeakMap<object, z.output<Answer>>;
	/**
	 * Storage is counted before the answer. false if the call stores nothing, or counts what it stores itself after the answer.
	 */
	countsStorage: boolean;
}

const nothing = z.object({});
const noBody = z.undefined();

interface Definition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType> {
	method: Call["method"];
	path: string;
	summary: string;
	params?: P;
	query?: Q;
	body?: B;
	answer: A;
	media?: Call["media"];
	bodyMedia?: Call["bodyMedia"];
	shared?: boolean;
	countsStorage?: boolean;
}

/** Fills in defaults. */
export function call<
	A extends z.ZodType,
	P extends z.ZodObject = typeof nothing,
	Q extends z.ZodObject = typeof nothing,
	B extends z.ZodType = typeof noBody,
>(definition: Definition<P, Q, B, A>): Call<P, Q, B, A>;
export function call(definition: Definition<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>): Call {
	return {
		params: nothing,
		query: nothing,
		body: noBody,
		media: "application/json",
		bodyMedia: "application/json",
		shared: false,
		parsed: new WeakMap(),
		countsStorage: true,
		...definition,
	};
}
