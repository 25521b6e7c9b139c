import { Buffer } from "node:buffer";
import { routeOf } from "../../app/platform/config/route-table";
import { mostFileBytes } from "../../contract/claims/files";
import { ConcurrencyLimit } from "../concurrency-limit/concurrency-limit";
import type { Middleware } from "../context/context";
import { refuse } from "../refusals/refused-page";
import { tooBusy } from "../refusals/too-busy";
import { Arriving } from "./arriving";

/** Forms are small. In bytes. */
const limit = 64_000;

/**
 * Of a form that takes a list, or files beside what is typed: a longer one is read up to `mostRead`, so that its page can say that it is too long.
 */
const uploads = {
	list: { limit: 256_000, mostRead: 10_000_000 },
	files: { limit: mostFileBytes + 200_000, mostRead: 60_000_000 },
} as const;

/** Forms with files that a running Worker has in memory at once. */
const arriving = new Arriving({ most: 45_000_000, pause: 10_000, longest: 120_000 });

/** Those of them that it works on at once: their files are in memory once more while they are passed on. */
const large = new ConcurrencyLimit({ most: 2, waiting: 8, patience: 2000, longest: 60_000 });

/** Fields of one form, more than the longest cart has: each costs something, however short it is. */
const mostFields = 5_000;

const form = "application/x-www-form-urlencoded";

/** What went wrong with a body, as the status that says it. */
export type Unreadable = 411 | 413 | 415 | 422;

/** Leaves the request with its body in hand to all that follow. */
export const readBody: Middleware = async (context, next) => {
	const go = async (request: Request) => {
		const received = await receive(request);
		if (typeof received === "number") return refuse(context, received);
		context.set("request", received);
		await next();
	};
	const { raw } = context.req;
	const length = Number(raw.headers.get("Content-Length"));
	// A small one, or one that is too long and is dropped as it comes.
	if (!raw.body || !(length > uploads.list.limit) || length > (uploadOf(raw)?.limit ?? 0)) return go(raw);
	const done = await arriving.within(raw.body, (body) =>
		large.within(true, context.executionCtx, async () => ({
			answer: await go(new Request(raw.url, { method: raw.method, headers: raw.headers, body })),
		})),
	);
	return done ? done.answer : tooBusy(raw, context.get("url"), context.get("reader"));
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
	const upload = uploadOf(request);
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
	if (fieldsOf(body, headers) > mostFields) return 413;
	// What a file is written in, its reader finds out.
	if (type === form && !hasUtf8Alone(body)) return 422;
	return new Request(request, { headers, body });
}

/** How many fields a form has, at most: it is not read for that. */
function fieldsOf(body: ArrayBuffer, headers: Headers): number {
	const boundary = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(headers.get("Content-Type") ?? "");
	const mark = boundary ? `--${boundary[1] ?? boundary[2]}` : "&";
	const bytes = Buffer.from(body);
	let count = 1;
	for (let at = bytes.indexOf(mark); at >= 0 && count <= mostFields; at = bytes.indexOf(mark, at + mark.length)) count++;
	return count;
}

function uploadOf({ url }: Request) {
	const { takes } = routeOf(new URL(url).pathname);
	return takes && uploads[takes];
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
