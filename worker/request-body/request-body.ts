import { routeOf } from "../../app/platform/config/route-table";
import { mostFileBytes } from "../../contract/claims/files";
import { ConcurrencyLimit } from "../concurrency-limit/concurrency-limit";
import type { Middleware } from "../context/context";
import { refuse } from "../refusals/refused-page";
import { tooBusy } from "../refusals/too-busy";

/** Forms are small. In bytes. */
const limit = 64_000;

/**
 * Of a form that takes a list, or files beside what is typed: a longer one is read up to `mostRead`, so that its page can say that it is too long.
 */
const uploads = {
	list: { limit: 256_000, mostRead: 10_000_000 },
	files: { limit: mostFileBytes + 200_000, mostRead: 60_000_000 },
} as const;

/** Forms with files that a running Worker has in hand at once: each is in memory, and its files once more while they are passed on. */
const large = new ConcurrencyLimit({ most: 2, waiting: 8, patience: 2000, longest: 60_000 });

const form = "application/x-www-form-urlencoded";

/** What went wrong with a body, as the status that says it. */
export type Unreadable = 411 | 413 | 415 | 422;

/** Leaves the request with its body in hand to all that follow. */
export const readBody: Middleware = async (context, next) => {
	const go = async () => {
		const received = await receive(context.req.raw);
		if (typeof received === "number") return refuse(context, received);
		context.set("request", received);
		await next();
	};
	if (!(Number(context.req.header("Content-Length")) > uploads.list.limit)) return go();
	const done = await large.within(true, context.executionCtx, async () => ({ answer: await go() }));
	return done ? done.answer : tooBusy(context.req.raw, context.get("url"), context.get("reader"));
};

/**
 * Reads a form to its end before anything answers, so that its sender sees the answer and not a broken connection, and so that
 * nothing is begun for a form that never arrives. A forged forwarding header is dropped on the way.
 * @returns the same request with its body in hand, or why it is not taken
 */
export async function receive(request: Request): Promise<Request | Unreadable> {
	if (request.body === null && !request.headers.has("X-Forwarded-Host")) return request;
	const headers = new Headers(request.headers);
	headers.delete("X-Forwarded-Host");
	if (request.body === null) return new Request(request, { headers });
	const length = headers.get("Content-Length");
	if (length === null) return 411;
	const { takes } = routeOf(new URL(request.url).pathname);
	const upload = takes && uploads[takes];
	if (!(Number(length) <= (upload ? upload.mostRead : limit))) return 413;
	if (upload && Number(length) > upload.limit) return tooLarge(request, headers);
	const body = await request.arrayBuffer();
	// Of a followed link's ping, or what a script sends without a body, the address says it all: it counts as an empty form.
	if (mediaType(headers) === "text/ping" || (body.byteLength === 0 && !headers.has("Content-Type"))) {
		headers.set("Content-Type", form);
		return new Request(request, { headers, body: "" });
	}
	// Other forms send no files, and nothing but a form is an action's business.
	const type = mediaType(headers);
	if (type !== form && !(upload && type === "multipart/form-data")) return 415;
	if (!isUtf8(charset(headers))) return 415;
	// What a file is written in, its reader finds out.
	if (type === form && !hasUtf8Alone(body)) return 422;
	return new Request(request, { headers, body });
}

const isUtf8 = (name: string): boolean => /^utf-?8$/i.test(name);

/** What a body says that its letters are written in; UTF-8 where it says nothing, as all pages are. */
const charset = (headers: Headers): string => /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers.get("Content-Type") ?? "")?.[1] ?? "utf-8";

/** Whether all letters of a form can be read, written out or as %XX: of others, "�" would be ordered. */
function hasUtf8Alone(body: ArrayBuffer): boolean {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
		for (const [bytes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
		return true;
	} catch {
		return false;
	}
}

/** Without what describes it further: "text/plain; charset=utf-8" is text/plain. */
const mediaType = (headers: Headers): string => headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/** A form that is too long is read to its end and dropped: its page says so itself. */
async function tooLarge(request: Request, headers: Headers): Promise<Request> {
	await request.body?.pipeTo(new WritableStream());
	headers.set("Content-Type", form);
	return new Request(request, { headers, body: "tooLarge=1" });
}
