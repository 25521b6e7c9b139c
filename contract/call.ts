import { z } from "zod";

/** A call of the backend: its address and the schemas of what goes in and what comes out. */
export interface Call<
	Params extends z.ZodObject = z.ZodObject,
	Query extends z.ZodObject = z.ZodObject,
	Body extends z.ZodType = z.ZodType,
	Answer extends z.ZodType = z.ZodType,
> {
	method: "GET" | "POST" | "PATCH" | "DELETE";
	/** With the names of its parameters in braces: /orders/by-id/{id}. */
	path: string;
	/** One line for the reader of /openapi.json. */
	summary: string;
	/** Values that stand in the path. */
	params: Params;
	/** Values behind the question mark, as text. */
	query: Query;
	/** The JSON body, or the bytes of a file; undefined where there is none. */
	body: Body;
	/** The JSON answer; for documents the media type says that it is not JSON, or is the file's own. */
	answer: Answer;
	media: "application/json" | "application/pdf" | "application/xml" | "*/*";
	/** What the body is sent as. */
	bodyMedia: "application/json" | "application/octet-stream";
	/** The answer is the same for everybody who asks in a language: nothing in it depends on session or client, and it may be kept for a minute. */
	shared: boolean;
	/** Parsed answers by the entries of a cache that stand for them: whoever reads one again finds it with its type. */
	parsed: WeakMap<object, z.output<Answer>>;
	/** What it stores is counted before it is answered; not where it stores nothing, or stores after its answer and counts that itself. */
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

/** Fills in what a call does not have. */
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
