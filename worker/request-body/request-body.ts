import { Buffer } from "node:buffer";
import { routeOf } from "../../app/platform/config/route-table";
import { escapesFromLatin1, hasUtf8Escapes, textFromLatin1 } from "../../app/platform/http/latin1";
import { maxFileBytes } from "../../contract/claims/files";
import { ConcurrencyLimit } from "../concurrency-limit/concurrency-limit";
import type { Middleware } from "../context/context";
import { refuse } from "../refusals/refused-page";
import { tooBusy } from "../refusals/too-busy";
import { Arriving } from "./arriving";

/** For forms without files, in bytes. */
const limit = 64_000;

/** Forms that take a list or files. A longer form is read up to `maxRead`, so that its page can say that it is too long. */
const uploads = {
	list: { limit: 256_000, maxRead: 10_000_000 },
	/** A bill of quantities has long texts for each of its positions. */
	bill: { limit: 2_200_000, maxRead: 10_000_000 },
	files: { limit: maxFileBytes + 200_000, maxRead: 60_000_000 },
} as const;

const arriving = new Arriving({ most: 45_000_000, pause: 10_000, longest: 120_000 });

/** Each file is in memory a second time while it is passed on. */
const large = new ConcurrencyLimit({ most: 2, waiting: 8, patience: 2000, longest: 60_000 });

/** Fields per form: more than the longest cart has. Every field costs CPU, however short. */
const maxFields = 5_000;

const form = "application/x-www-form-urlencoded";

/** Status of a body that is refused. */
export type Unreadable = 400 | 411 | 413 | 415 | 422;

/** Reads the body before the rest of the chain runs. */
export const readBody: Middleware = async (context, next) => {
	const proceed = async (request: Request) => {
		const received = await receiveBody(request);
		if (typeof received === "number") return refuse(context, received);
		context.set("request", received);
		await next();
	};
	const { raw } = context.req;
	const length = Number(raw.headers.get("Content-Length"));
	// A small body, or one that is too long and is dropped while it is read.
	if (!raw.body || !(length > uploads.list.limit) || length > (uploadOf(raw)?.limit ?? 0)) return proceed(raw);
	const done = await arriving.within(raw.body, (body) =>
		large.within(true, context.executionCtx, async () => ({
			answer: await proceed(new Request(raw.url, { method: raw.method, headers: raw.headers, body })),
		})),
	);
	return done ? done.answer : tooBusy(raw, context.get("url"), context.get("reader"));
};

/**
 * Reads a form completely before anything answers. The sender then sees the response instead of a broken connection, and nothing starts for
 * a form that never arrives. Drops a forged forwarding header.
 * @returns the request with its body in memory, or the status of the refusal
 */
export async function receiveBody(request: Request): Promise<Request | Unreadable> {
	if (request.body === null && !request.headers.has("X-Forwarded-Host")) return request;
	const headers = new Headers(request.headers);
	headers.delete("X-Forwarded-Host");
	if (request.body === null) return new Request(request, { headers });
	const length = headers.get("Content-Length");
	if (length === null) return 411;
	const upload = uploadOf(request);
	if (!(Number(length) <= (upload ? upload.maxRead : limit))) return 413;
	if (upload && Number(length) > upload.limit) return tooLarge(request, headers);
	const body = await request.arrayBuffer();
	// A link's ping, or a script's request without a body, counts as an empty form: its address says everything.
	if (mediaType(headers) === "text/ping" || (body.byteLength === 0 && !headers.has("Content-Type"))) {
		headers.set("Content-Type", form);
		return new Request(request, { headers, body: "" });
	}
	// Other forms send no files, and actions take nothing but forms.
	const type = mediaType(headers);
	if (type !== form && !(upload && type === "multipart/form-data")) return 415;
	const isReadable = isUtf8(charset(headers)) && hasUtf8Alone(body);
	// Older systems of buyers send the form that opens the catalogue in Latin-1, whatever the page says.
	if (!isReadable && isOfSystem(request) && fieldsOf(body, headers) <= maxFields) {
		if (type === form) headers.set("Content-Type", form);
		return new Request(request, { headers, body: fromLatin1(body, type !== form) });
	}
	if (!isUtf8(charset(headers))) return 415;
	if (type !== form && !isWholeMultipart(body, headers)) return 400;
	if (fieldsOf(body, headers) > maxFields) return 413;
	// File readers detect a file's own encoding.
	if (type === form && !hasUtf8Alone(body)) return 422;
	return new Request(request, { headers, body });
}

const boundaryOf = (headers: Headers): string | null => {
	const found = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(headers.get("Content-Type") ?? "");
	return found?.[1] ?? found?.[2] ?? null;
};

/** Whether the parts of a form have their boundary, and the last one its end (RFC 2046, section 5.1.1). */
function isWholeMultipart(body: ArrayBuffer, headers: Headers): boolean {
	const boundary = boundaryOf(headers);
	return boundary !== null && Buffer.from(body).lastIndexOf(`--${boundary}--`) >= 0;
}

/** Counts a form's fields, up to the limit, without parsing it. */
function fieldsOf(body: ArrayBuffer, headers: Headers): number {
	const boundary = boundaryOf(headers);
	const mark = boundary === null ? "&" : `--${boundary}`;
	const bytes = Buffer.from(body);
	let count = 1;
	for (let at = bytes.indexOf(mark); at >= 0 && count <= maxFields; at = bytes.indexOf(mark, at + mark.length)) count++;
	return count;
}

function uploadOf({ url }: Request) {
	const { takes } = routeOf(new URL(url).pathname);
	return takes && uploads[takes];
}

const isOfSystem = ({ url }: Request): boolean => routeOf(new URL(url).pathname).isOfSystems === true;

const isUtf8 = (name: string): boolean => /^utf-?8$/i.test(name);

/** The declared charset; UTF-8 by default, as on all pages. */
const charset = (headers: Headers): string => /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers.get("Content-Type") ?? "")?.[1] ?? "utf-8";

/** Whether all bytes are valid UTF-8, raw and percent-encoded. Invalid ones would be ordered as "�". */
function hasUtf8Alone(body: ArrayBuffer): boolean {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
		return hasUtf8Escapes(text);
	} catch {
		return false;
	}
}

/** A form with Latin-1 bytes, raw or percent-encoded, in UTF-8. Of fields with files the whole body is text. */
const fromLatin1 = (body: ArrayBuffer, isOfParts: boolean): string =>
	isOfParts ? textFromLatin1(body) : escapesFromLatin1(textFromLatin1(body));

/** The media type without parameters: "text/plain; charset=utf-8" → text/plain. */
const mediaType = (headers: Headers): string => headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/** Reads a form that is too long to its end. Its page reports the size, and gets the fields that came before the files. */
async function tooLarge(request: Request, headers: Headers): Promise<Request> {
	const begin: Uint8Array[] = [];
	let size = 0;
	await request.body?.pipeTo(
		new WritableStream<Uint8Array>({
			write(chunk) {
				if (size < limit) begin.push(chunk.slice(0, limit - size));
				size += chunk.byteLength;
			},
		}),
	);
	const boundary = boundaryOf(headers);
	if (mediaType(headers) !== "multipart/form-data" || boundary === null) {
		headers.set("Content-Type", form);
		return new Request(request, { headers, body: "tooLarge=1" });
	}
	// The last part may be cut off, and nothing precedes the first.
	const parts = Buffer.concat(begin).toString("latin1").split(`--${boundary}`).slice(1, -1);
	const fields = parts.filter((part: string) => !/\bfilename/i.test(part.slice(0, part.indexOf("\r\n\r\n"))));
	const all = [...fields, '\r\nContent-Disposition: form-data; name="tooLarge"\r\n\r\n1\r\n', "--\r\n"];
	return new Request(request, { headers, body: Buffer.from(all.map((part) => `--${boundary}${part}`).join(""), "latin1") });
}
