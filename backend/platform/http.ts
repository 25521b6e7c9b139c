import type { Context, Hono } from "hono";
import * as z from "zod";
import type { Call } from "../../contract/call";
import { maxFileBytes } from "../../contract/claims/files";
import type { StaffRole } from "../../contract/desk/staff-roles";
import { backendLocale, clientId, sessionId } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { isSet } from "../../contract/values/bare-flag";
import { inOneBatch, nothing, type Read, type ReadDatabase, read } from "../db/reads";
import { retryWithKey } from "../db/transient";
import type { BackendEnv } from "../env";
import { type Punchout, requireForPunchout, requireGoodsOfVisit } from "./punchout-guard";
import { Refused } from "./refused";
import { emailOf, logSecurity, nameCaller, recordDone } from "./security-events";
import { holderOf, recordSessionUse, type SessionHolder, sessionDigest } from "./sessions";
import { countStored, storedByCall } from "./storage-limit";

/** The person of a session at the desk. */
export interface Member {
	id: number;
	roles: readonly StaffRole[];
	/** Digest of the session. */
	session: string;
}

export interface AppEnv {
	Bindings: BackendEnv;
	Variables: {
		/** Sends the mails of the outbox after the answer (backend/index.ts). */
		scheduleMail: () => void;
		/** In a desk call, the id of its key; 0 for DESK_KEY; below 0 the id of a person. */
		deskCaller: number | undefined;
		/** In a desk call without a number in its path, the numbers of what it has changed, for the log. */
		deskSubjects: readonly string[] | undefined;
		/** In a desk call, how its entry of the log is taken back, as JSON. */
		deskUndo: string | undefined;
		/** The key of a submission at the desk, of which a repeated one does nothing more. */
		deskKey: string | undefined;
		/** In a desk call, the person who makes it; undefined for a key. */
		member: Member | undefined;
	};
}
export type App = Hono<AppEnv>;

/** A parsed call: the contract has validated all of it. */
export interface BackendRequest<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	params: z.output<P>;
	query: z.output<Q>;
	body: z.output<B>;
	locale: BackendLocale;
	/** The digest of the visitor's session id; only the browser has the id. "" without a session. */
	session: string;
	/** The signed-in account of the session; null for a guest. */
	user: number | null;
	/** The visit of a session from a procurement system; null for every other. */
	punchout: Punchout | null;
	/** An opaque id of the network, from the shop (contract/locale.ts, clientId); "" if the shop sends none. */
	client: string;
	db: D1Database;
	env: BackendEnv;
	/** Runs work after the answer. */
	waitUntil(work: Promise<unknown>): void;
	/** Sends the mails of the outbox after the answer. Call it after the batch that wrote one. */
	scheduleMail(): void;
}

/** Returns an answer and schedules the mail that its call wrote. */
export async function dispatchMailAfter<T>(
	request: Pick<BackendRequest<z.ZodType, z.ZodType, z.ZodType>, "scheduleMail">,
	work: Promise<T>,
): Promise<T> {
	const answer = await work;
	request.scheduleMail();
	return answer;
}

/** Binds a call of the contract to its handler. The answer has wire types: decimal EUR and kg. */
export function answer<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, B, A>,
	respond: (request: BackendRequest<P, Q, B>) => Promise<z.input<A>>,
): void {
	answerFrom(app, call, () => nothing, respond);
}

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

/** A call with the same answer for everybody. Its database may be a replica, several seconds behind. */
export type SharedRequest<P extends z.ZodType, Q extends z.ZodType> = Omit<
	BackendRequest<P, Q, z.ZodUndefined>,
	"user" | "punchout" | "body" | "db"
> & {
	db: ReadDatabase;
};

/**
 * Binds a read that needs no session; caches keep it for a minute. They keep neither refusals nor answers that may show hidden goods to one
 * user.
 */
export function answerShared<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, z.ZodUndefined, A>,
	respond: (request: SharedRequest<P, Q>) => Promise<z.input<A>>,
): void {
	app.on(call.method, routeOf(call), async (context) => {
		const db = context.env.DB.withSession("first-unconstrained");
		const response = await respond({ ...(await readCall(context, call)), db });
		// Caches keep one answer per language.
		context.header("Vary", "Locale");
		context.header("Cache-Control", isSet(context.req.query("showHidden")) ? "private, no-store" : "public, max-age=60");
		return context.json(response);
	});
}

/**
 * Binds a read with an entity tag: a client that has the current answer gets 304, and the answer is not made again.
 * @param tagOf runs before the answer is made, so that the answer is never older than its tag; null: no tag
 * @param first reads the tag and the start of the answer for clients without an answer; undefined: the tag is read separately
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
		// "*" matches any existing answer.
		const isSame = (tag: string | null) => tag !== null && (known.includes(tag) || known.includes("*"));
		const [asked, atOnce] = isKnown || !first ? await Promise.all([tagOf(request), read(db, holderOf(db, session))]) : [null, null];
		const early = first && !isSame(asked) ? await read(db, inOneBatch(holderOf(db, session), first(request))) : undefined;
		const tag = early ? early[1][0] : asked;
		const { user, punchout } = noted(request, early?.[0] ?? atOnce ?? (await read(db, holderOf(db, session))));
		nameCaller({ ...request, user, email: null });
		requireForPunchout(call, request, punchout);
		if (tag) context.header("ETag", tag);
		if (isSame(tag)) return context.body(null, 304);
		return context.json(await respond({ ...request, user, punchout }, early?.[1][1]));
	});
}

export interface Download {
	fileName: string;
	content: Uint8Array | string;
	/** The media type, if the call leaves it open. */
	type?: string;
}

/** Binds a call whose answer is a file to its handler. */
export function download<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, B, A>,
	respond: (request: BackendRequest<P, Q, B>) => Promise<Download>,
): void {
	onCall(
		app,
		call,
		() => nothing,
		async (_, request) => downloadOf(call, await respond(request)),
	);
}

export function downloadOf({ media }: Pick<Call, "media">, { fileName, content, type }: Download): Response {
	const body = typeof content === "string" ? new TextEncoder().encode(content) : content;
	return new Response(body.slice().buffer, {
		headers: {
			"Content-Type": type ?? media,
			"Content-Length": String(body.byteLength),
			"Content-Disposition": `attachment; filename="${fileName.replace(/[^\w.-]/g, "-")}"`,
			"Cache-Control": "no-store",
		},
	});
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
		return retryWithKey(body ?? query, async () => {
			const counted = isStored ? countStored(request, storedByCall(JSON.stringify(body ?? "").length)) : nothing;
			const [[, holder], found] = await read(db, inOneBatch(inOneBatch(counted, holderOf(db, session)), first(request)));
			const { user, punchout } = noted(request, holder);
			nameCaller({ ...request, user, email: call.path.startsWith("/users/") ? emailOf(body) : null });
			requireForPunchout(call, request, punchout);
			await requireGoodsOfVisit(db, call, request, punchout);
			return respond(context, { ...request, user, punchout }, found);
		});
	});
}

/** The path in the router's format: /orders/by-id/:id. */
export const routeOf = (call: Pick<Call, "path">): string => call.path.replace(/\{(\w+)\}/g, ":$1");

export type Anonymous<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Omit<BackendRequest<P, Q, B>, "user" | "punchout">;

/** Reads the holder of a call's session and records the session's use after the answer, once an hour. */
function noted(
	{ db, session, locale, waitUntil }: Pick<Anonymous<z.ZodType, z.ZodType, z.ZodType>, "db" | "session" | "locale" | "waitUntil">,
	holder: SessionHolder,
): SessionHolder {
	if (holder.isDue) waitUntil(recordSessionUse(db, session, locale));
	return holder;
}

/** Made once: making a schema costs more than parsing with it. */
const headers = { "Session-Id": sessionId.optional(), Locale: backendLocale.catch("de"), Client: clientId.catch("") };

async function readCall<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
	context: Context<AppEnv>,
	call: Call<P, Q, B, A>,
): Promise<Anonymous<P, Q, B>> {
	const read = call.bodyMedia === "application/json" ? readJson : readBytes;
	const body = call.body instanceof z.ZodUndefined ? undefined : await read(context);
	const session = headers["Session-Id"].safeParse(context.req.header("Session-Id"));
	if (!session.success) logSecurity("input_refused", "session_id");
	return {
		params: parse(call.params, context.req.param()),
		query: parse(call.query, context.req.query()),
		body: parse(call.body, body),
		locale: headers.Locale.parse(context.req.header("Locale")),
		session: sessionDigest(session.data ?? ""),
		client: headers.Client.parse(context.req.header("Client")),
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

export async function readBytes({ req }: Pick<Context, "req">): Promise<ArrayBuffer> {
	const length = Number(req.header("Content-Length") ?? Number.NaN);
	if (!(length <= maxFileBytes)) throw new Refused("invalid", "The file is too large.", undefined, { files: ["files.tooLarge"] });
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
