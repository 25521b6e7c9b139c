import type { Context } from "hono";
import * as z from "zod";
import type { Call } from "../../contract/call";
import type { ErrorAnswer } from "../../contract/errors";
import { backendLocale } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { retryWithKey } from "../db/transient";
import type { BackendEnv } from "../env";
import { type App, type AppEnv, type Download, downloadOf, type Member, readBytes, routeOf } from "../platform/http";
import { Refused } from "../platform/refused";
import { logError } from "../platform/request-log";
import { sendNotices } from "../procurement/send-notices";
import { afterAnswer, deliverWebhooks } from "../webhooks/deliver";
import { keyInBody } from "./submissions";
import type { Undo } from "./undo/undo";

interface Asked {
	env: BackendEnv;
	db: D1Database;
	/** The number of the order, delivery, invoice, claim or request, or a company's VAT id in capitals. */
	number: string;
	/** The id of the key; 0 for DESK_KEY. */
	caller: number;
	/** The id of the person who asks; null for a key. */
	staff: number | null;
	locale: BackendLocale;
	/** The language for names of goods; null for a system that names none, which gets those that their buyer reads. */
	reader: BackendLocale | null;
	/** Names what a call without a number in its path has changed, for the log. */
	logAbout: (numbers: readonly string[]) => void;
	/** Says how the call's entry of the log is taken back; null: not at all. */
	undoBy: (undo: Undo | null) => void;
	/** The person who asks. @throws Refused not_signed_in for a key */
	member: () => Member;
	/** Runs work after the answer; a failure is logged. @param part names the work in the log */
	afterwards: (part: string, work: () => Promise<void>) => void;
}

export interface DeskRead<Q> extends Asked {
	query: Q;
}

export interface DeskWrite<B> extends Asked {
	body: B;
}

const askedOf = (context: Context<AppEnv>): Asked => ({
	env: context.env,
	db: context.env.DB,
	number: (context.req.param("number") ?? "").toUpperCase(),
	caller: context.get("deskCaller") ?? 0,
	staff: context.get("member")?.id ?? null,
	locale: backendLocale.catch("en").parse(context.req.header("Locale")),
	reader: backendLocale.nullable().catch(null).parse(context.req.header("Locale")),
	logAbout: (numbers) => context.set("deskSubjects", numbers),
	undoBy: (undo) => context.set("deskUndo", undo === null ? undefined : JSON.stringify(undo)),
	member: () => memberIn(context),
	afterwards: (part, work) => context.executionCtx.waitUntil(work().catch((error) => logError({ part, error: String(error) }))),
});

function memberIn(context: Context<AppEnv>): Member {
	const member = context.get("member");
	if (member) return member;
	throw new Refused("not_signed_in", "Only people have this: sign in at the desk.");
}

const refusedBy = (context: Context<AppEnv>, error: z.ZodError) =>
	context.json<ErrorAnswer>({ error: z.prettifyError(error), code: "invalid" }, 422);

/** Binds a read of the desk's contract to its handler. The answer has wire types: decimal EUR and kg. */
export function deskView<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodObject>(
	app: App,
	call: Call<P, Q, z.ZodUndefined, A>,
	work: (read: DeskRead<z.output<Q>>) => Promise<z.input<A>>,
): void {
	view(app, routeOf(call), call.query, work);
}

/** Binds a write of the desk's contract to its handler, as `task` does. */
export function deskTask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject, A extends z.ZodObject>(
	app: App,
	call: Call<P, Q, B, A>,
	work: (write: DeskWrite<z.output<B>>) => Promise<z.input<A>>,
): void {
	task(app, routeOf(call), call.body, work);
}

/** Binds an upload of the desk's contract to its handler. The body is the bytes of a file. */
export function deskUpload<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodObject>(
	app: App,
	call: Call<P, Q, z.ZodCustom<ArrayBuffer>, A>,
	work: (upload: DeskRead<z.output<Q>> & { content: ArrayBuffer }) => Promise<z.input<A>>,
): void {
	app.post(routeOf(call), async (context: Context<AppEnv>) => {
		const query = call.query.safeParse(context.req.query());
		if (!query.success) return refusedBy(context, query.error);
		return context.json(await work({ ...askedOf(context), query: query.data, content: await readBytes(context) }));
	});
}

/** Binds a file of the desk's contract to its handler. */
export function deskDownload<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>(
	app: App,
	call: Call<P, Q, z.ZodUndefined, A>,
	work: (read: DeskRead<z.output<Q>>) => Promise<Download>,
): void {
	app.get(routeOf(call), async (context: Context<AppEnv>) => {
		const query = call.query.safeParse(context.req.query());
		if (!query.success) return refusedBy(context, query.error);
		return downloadOf(call, await work({ ...askedOf(context), query: query.data }));
	});
}

/** Binds a path to a read. */
export function view<Q extends z.ZodType>(app: App, path: string, schema: Q, work: (read: DeskRead<z.output<Q>>) => Promise<object>): void {
	app.get(path, async (context: Context<AppEnv>) => {
		const query = schema.safeParse(context.req.query());
		if (!query.success) return refusedBy(context, query.error);
		return context.json(await work({ ...askedOf(context), query: query.data }));
	});
}

/** The key of a body, under either of its names. */
const submissionKey = z.looseObject({ key: z.string().optional(), idem: z.string().optional() }).transform(({ key, idem }) => key ?? idem);

/** Binds a path to a write. Mail and events that it causes go out after the answer. */
export function task<B extends z.ZodType>(
	app: App,
	path: string,
	schema: B,
	work: (write: DeskWrite<z.output<B>>) => Promise<object>,
): void {
	app.post(path, async (context: Context<AppEnv>) => {
		const sent = z.record(z.string(), z.unknown()).safeParse(await context.req.json().catch(() => null));
		const body = schema.safeParse(sent.success ? { ...keyInBody(context), ...sent.data } : null);
		if (!body.success) return refusedBy(context, body.error);
		context.set("deskKey", submissionKey.safeParse(body.data).data);
		const done = await retryWithKey(body.data, () => work({ ...askedOf(context), body: body.data }));
		context.get("scheduleMail")();
		const told = { webhooks: deliverWebhooks(context.env, afterAnswer), procurement: sendNotices(context.env, afterAnswer) };
		for (const [part, telling] of Object.entries(told))
			context.executionCtx.waitUntil(telling.catch((error: unknown) => logError({ part, error: String(error) })));
		return context.json(done);
	});
}
