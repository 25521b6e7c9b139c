import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Call } from "../../contract/call";
import { mostFileBytes } from "../../contract/claims/files";
import { backendLocale, clientId, sessionId } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { isSet } from "../../contract/values/bare-flag";
import { both, nothing, type Read, type ReadDatabase, read } from "../db/reads";
import { underKey } from "../db/transient";
import type { BackendEnv } from "../env";
import { Refused } from "./refused";
import { emailOf, logSecurity, nameCaller, recordDone } from "./security-events";
import { holderOf, recordUse, type SessionHolder, sessionDigest } from "./sessions";
import { countStored, storedByCall } from "./storage-limit";

export interface AppEnv {
	Bindings: BackendEnv;
	Variables: {
		/** Sends the mails of the outbox after the answer (backend/index.ts). */
		scheduleMail: () => void;
		/** Of a call of the desk: the id of its key; 0 for DESK_KEY. */
		deskCaller: number | undefined;
	};
}
export type App = Hono<AppEnv>;

/** A call that was read: everything in it has been parsed with the contract. */
export interface BackendRequest<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	params: z.output<P>;
	query: z.output<Q>;
	body: z.output<B>;
	locale: BackendLocale;
	/** The digest by which the database knows the visitor's session, whose id is known to nobody but its browser; "" for none. */
	session: string;
	/** The account that the session is signed in to; null for a guest. */
	user: number | null;
	/** Whom the request comes from, as the shop tells it without saying who it is (contract/locale.ts, clientId); "" where it does not. */
	client: string;
	db: D1Database;
	env: BackendEnv;
	/** Work that goes on after the answer. */
	waitUntil(work: Promise<unknown>): void;
	/** Sends the mails of the outbox after the answer: to be called after the batch that has written one. */
	scheduleMail(): void;
}

/** Passes on an answer that has put mail into the outbox. */
export async function thenMail<T>(
	request: Pick<BackendRequest<z.ZodType, z.ZodType, z.ZodType>, "scheduleMail">,
	work: Promise<T>,
): Promise<T> {
	const answer = await work;
	request.scheduleMail();
	return answer;
}

/** Binds a call of the contract to the function that answers it. The answer has wire types: decimal EUR and kg. */
export function answer<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, B, A>,
	respond: (request: BackendRequest<P, Q, B>) => Promise<z.input<A>>,
): void {
	answerFrom(app, call, () => nothing, respond);
}

/** The same for an answer that begins with something that is read together with the session. @param first what that is */
export function answerFrom<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType, F>(
	app: App,
	call: Call<P, Q, B, A>,
	first: (request: Anonymous<P, Q, B>) => Read<F>,
	respond: (request: BackendRequest<P, Q, B>, found: F) => Promise<z.input<A>>,
): void {
	onCall(app, call, first, async (context, request, found) => {
		const response = await respond(request, found);
		recordDone(call, { body: request.body, answer: response, user: request.user });
		return context.json(response);
	});
}

/** A call whose answer is the same for everybody. Its database may be a replica, some seconds behind. */
export type SharedRequest<P extends z.ZodType, Q extends z.ZodType> = Omit<BackendRequest<P, Q, z.ZodUndefined>, "user" | "body" | "db"> & {
	db: ReadDatabase;
};

/** The same for a read that nobody has to be known for: fresh for a minute. Refusals are not kept, nor what may show hidden goods to one user. */
export function answerShared<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, z.ZodUndefined, A>,
	respond: (request: SharedRequest<P, Q>) => Promise<z.input<A>>,
): void {
	app.on(call.method, routeOf(call), async (context) => {
		const db = context.env.DB.withSession("first-unconstrained");
		const response = await respond({ ...(await readCall(context, call)), db });
		// Whoever keeps it keeps one for each language.
		context.header("Vary", "Locale");
		context.header("Cache-Control", isSet(context.req.query("showHidden")) ? "private, no-store" : "public, max-age=60");
		return context.json(response);
	});
}

/**
 * The same for an answer with an entity tag: whoever has it already is told so with 304, and it is not made again.
 * @param tagOf is asked before the answer is made, so that the answer is never older than its tag; null: the answer has none
 * @param first the tag and what the answer begins with, for who knows no answer; undefined: the tag is asked for by itself
 */
export function answerTagged<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType, F>(
	app: App,
	call: Call<P, Q, B, A>,
	tagOf: (request: Anonymous<P, Q, B>) => Promise<string | null>,
	first: ((request: Anonymous<P, Q, B>) => Read<[tag: string | null, F]>) | undefined,
	respond: (request: BackendRequest<P, Q, B>, found?: F) => Promise<z.input<A>>,
): void {
	app.on(call.method, routeOf(call), async (context) => {
		const request = await readCall(context, call);
		const { db, session } = request;
		const known = (context.req.header("If-None-Match") ?? "").split(",").map((tag) => tag.trim());
		const isKnown = Boolean(known[0]);
		// "*" is any that there is.
		const isSame = (tag: string | null) => tag !== null && (known.includes(tag) || known.includes("*"));
		const asked = isKnown || !first ? await tagOf(request) : null;
		const early = first && !isSame(asked) ? await read(db, both(holderOf(db, session), first(request))) : undefined;
		const tag = early ? early[1][0] : asked;
		if (tag) context.header("ETag", tag);
		if (isSame(tag)) return context.body(null, 304);
		const user = noted(request, early ? early[0] : await read(db, holderOf(db, session)));
		nameCaller({ ...request, user, email: null });
		return context.json(await respond({ ...request, user }, early?.[1][1]));
	});
}

/** A file of the media type that its call tells. */
export interface Download {
	/** ASCII. */
	fileName: string;
	content: Uint8Array | string;
	/** Where the call leaves it open. */
	type?: string;
}

/** Binds a call whose answer is a document to the function that makes it. */
export function download<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, B, A>,
	respond: (request: BackendRequest<P, Q, B>) => Promise<Download>,
): void {
	onCall(
		app,
		call,
		() => nothing,
		async (_, request) => {
			const { fileName, content, type } = await respond(request);
			const body = typeof content === "string" ? new TextEncoder().encode(content) : content;
			return new Response(body.slice().buffer, {
				headers: {
					"Content-Type": type ?? call.media,
					"Content-Length": String(body.byteLength),
					"Content-Disposition": `attachment; filename="${fileName.replace(/[^\w.-]/g, "-")}"`,
					"Cache-Control": "no-store",
				},
			});
		},
	);
}

function onCall<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType, F>(
	app: App,
	call: Call<P, Q, B, A>,
	first: (request: Anonymous<P, Q, B>) => Read<F>,
	respond: (context: Context, request: BackendRequest<P, Q, B>, found: F) => Promise<Response>,
): void {
	app.on(call.method, routeOf(call), async (context) => {
		const request = await readCall(context, call);
		const { db, session, query, body } = request;
		const isStored = call.method !== "GET" && call.countsStorage;
		return underKey(body ?? query, async () => {
			const counted = isStored ? countStored(request, storedByCall(JSON.stringify(body ?? "").length)) : nothing;
			const [[, holder], found] = await read(db, both(both(counted, holderOf(db, session)), first(request)));
			const user = noted(request, holder);
			nameCaller({ ...request, user, email: call.path.startsWith("/users/") ? emailOf(body) : null });
			return respond(context, { ...request, user }, found);
		});
	});
}

/** As the router has it: /orders/by-id/:id. */
const routeOf = (call: Pick<Call, "path">): string => call.path.replace(/\{(\w+)\}/g, ":$1");

/** A call before it is known whose session it is. */
export type Anonymous<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Omit<BackendRequest<P, Q, B>, "user">;

/** The account of a call's session, whose use is noted after the answer, once an hour. */
function noted(
	{ db, session, locale, waitUntil }: Pick<Anonymous<z.ZodType, z.ZodType, z.ZodType>, "db" | "session" | "locale" | "waitUntil">,
	holder: SessionHolder,
) {
	if (holder.isDue) waitUntil(recordUse(db, session, locale));
	return holder.user;
}

async function readCall<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	context: Context<AppEnv>,
	call: Call<P, Q, B, A>,
): Promise<Anonymous<P, Q, B>> {
	const read = call.bodyMedia === "application/json" ? readJson : readBytes;
	const body = call.body instanceof z.ZodUndefined ? undefined : await read(context);
	const session = sessionId.optional().safeParse(context.req.header("Session-Id"));
	if (!session.success) logSecurity("input_refused", "session_id");
	return {
		params: parse(call.params, context.req.param()),
		query: parse(call.query, context.req.query()),
		body: parse(call.body, body),
		locale: backendLocale.catch("de").parse(context.req.header("Locale")),
		session: sessionDigest(session.data ?? ""),
		client: clientId.catch("").parse(context.req.header("Client")),
		db: context.env.DB,
		env: context.env,
		waitUntil: (work) => context.executionCtx.waitUntil(work),
		scheduleMail: context.get("scheduleMail"),
	};
}

async function readJson(context: Context): Promise<unknown> {
	return context.req.json().catch(() => {
		throw new Refused("invalid", "The body is not JSON.", undefined, undefined, "contract");
	});
}

/** The bytes of a file. One that is too large is refused before it is read. */
export async function readBytes({ req }: Pick<Context, "req">): Promise<ArrayBuffer> {
	const length = Number(req.header("Content-Length") ?? Number.NaN);
	if (!(length <= mostFileBytes)) throw new Refused("invalid", "The file is too large.", undefined, { files: ["files.tooLarge"] });
	return req.arrayBuffer();
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const fields: Record<string, string[]> = {};
	for (const issue of result.error.issues) {
		const name = issue.path.join(".");
		fields[name] = [...(fields[name] ?? []), issue.message];
	}
	throw new Refused("invalid", "The request does not fit the contract.", undefined, fields, "contract");
}
