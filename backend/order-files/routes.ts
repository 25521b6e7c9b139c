import type { Context } from "hono";
import { backendLocale, clientId } from "../../contract/fields";
import { orderFiles } from "../../contract/ordering/order-files";
import { read } from "../db/reads";
import { countAttempt, isLimitReached, type Limit } from "../platform/attempts";
import { type App, type AppEnv, answer, download } from "../platform/http";
import { Refused } from "../platform/refused";
import { logSecurity } from "../platform/security-events";
import { shopOrigin } from "../platform/shop-origin";
import { requireUser } from "../platform/visitor";
import { notifyWatchers } from "../realtime/notify";
import { receiveCancellation } from "./cancel";
import { deleteColumns, listColumns, storeColumns } from "./columns";
import { keyDocuments, presentAnswer } from "./documents-by-key";
import { judgeHeader } from "./header";
import { judgeLines } from "./judge";
import { keyWith, listKeys, makeKey, recordKeyUse, revokeKey, type UsedKey } from "./keys";
import { type Answer, type Receiver, receiveOrder, refusalOf, refuseMessage } from "./receive";
import { responseOfOrder } from "./response";
import { fileAnswer, listFiles, readableFile, removeFile, storeFile } from "./stored-files";
import { takeLines } from "./take";
import { OrderRefused } from "./ubl/order-refused";
import { maxOrderBytes, readOrder } from "./ubl/read-order";

const done = { message: "Done." };

export function orderFilesRoutes(app: App): void {
	answer(app, orderFiles.list, (request) => listFiles(request.db, requireUser(request), request.query.range));
	answer(app, orderFiles.byId, async (request) => {
		const user = requireUser(request);
		const { db } = request;
		const file = await readableFile(db, user, request.params.uuid);
		const [lines, header] = await Promise.all([judgeLines(request, file.message.lines), judgeHeader(request, user, file.message)]);
		return { file: fileAnswer(file, user), message: file.message, lines, issues: header.issues, taken: file.taken.map(({ line }) => line) };
	});
	answer(app, orderFiles.receiveUbl, async (request) => {
		const { xml, idem } = request.body;
		const user = requireUser(request);
		const { message, buyer } = orRefused(() => readOrder(new TextEncoder().encode(withoutEncoding(xml))));
		const made = await storeFile(request.db, { uuid: uuidOf(idem), user, key: null, kind: "ubl", message, buyer });
		return { uuid: made.file.uuid, isKnown: made.isKnown };
	});
	answer(app, orderFiles.receiveTable, async (request) => {
		const { message, idem } = request.body;
		const file = { uuid: uuidOf(idem), user: requireUser(request), key: null, kind: "table" as const, message, buyer: "" };
		const made = await storeFile(request.db, file);
		return { uuid: made.file.uuid, isKnown: made.isKnown };
	});
	answer(app, orderFiles.take, async (request) => {
		const { cart, lines, host } = request.body;
		shopOrigin(request.env, host);
		return { issues: await takeLines(request, request.params.uuid, { user: requireUser(request), cart, lines }) };
	});
	answer(app, orderFiles.remove, async (request) => {
		await removeFile(request.db, requireUser(request), request.params.uuid);
		return done;
	});
	download(app, orderFiles.response, (request) => responseOfOrder(request, request.params.id));
	answer(app, orderFiles.columns, (request) => listColumns(request.db, requireUser(request)));
	answer(app, orderFiles.storeColumns, async (request) => {
		await storeColumns(request.db, requireUser(request), request.body);
		return done;
	});
	answer(app, orderFiles.deleteColumns, async (request) => {
		await deleteColumns(request.db, requireUser(request), Number(request.params.id));
		return done;
	});
	answer(app, orderFiles.keys, (request) => listKeys(request.db, requireUser(request)));
	answer(app, orderFiles.makeKey, (request) => makeKey(request.db, requireUser(request), request.body));
	answer(app, orderFiles.revokeKey, async (request) => {
		await revokeKey(request.db, requireUser(request), Number(request.params.id));
		return done;
	});
	keyRoutes(app);
}

/** The text is decoded already, so that its first line may name any encoding. */
const withoutEncoding = (xml: string): string => xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, "");

/** A key of a form as a UUID: it names the file, so that the same form stores one. */
function uuidOf(idem: string): string {
	if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(idem)) return idem;
	throw new Refused("invalid", "The key is no UUID.", undefined, undefined, "contract");
}

function orRefused<T>(work: () => T): T {
	try {
		return work();
	} catch (error) {
		if (error instanceof OrderRefused)
			throw new Refused("invalid", `[${error.rule}] ${error.message}`, undefined, {
				file: [fileKey(error)],
				rule: [error.rule],
				text: [error.message],
			});
		throw error;
	}
}

/** The message beside the file: what is wrong by kind. */
const fileKey = ({ rule }: OrderRefused): string =>
	["xml", "doctype", "type", "currency", "size", "lines"].includes(rule) ? `orderFile.${rule}` : "orderFile.rule";

/** Wrong keys from one network. */
const wrongKeys = (client: string): Limit => ({ what: "order key client", of: client, most: 30, seconds: 15 * 60 });

/** Calls of systems with a key of their company, in XML. They have no session. */
function keyRoutes(app: App): void {
	const withKey = async (context: Context<AppEnv>, work: (receiver: Receiver, key: UsedKey) => Promise<Response>) => {
		const { env, req } = context;
		const client = clientId.catch("").parse(req.header("Client"));
		const receiver: Receiver = {
			...{ env, client, db: env.DB, locale: backendLocale.catch("en").parse(req.header("Locale")) },
			origin: shopOrigin(env, req.query("host") ?? ""),
		};
		const limit = wrongKeys(client);
		if (client !== "" && (await isLimitReached(env.DB, limit))) {
			logSecurity("limit_reached", limit.what);
			return xmlOf(await refusalOf(env.DB, 429, new OrderRefused("BV", "key", "Too many wrong keys. Try again in 15 minutes.")));
		}
		const secret = /^Bearer (\S{1,200})$/.exec(req.header("Authorization") ?? "")?.[1] ?? "";
		const key = secret === "" ? null : await keyWith(env.DB, secret);
		if (!key) {
			await read(env.DB, countAttempt(env.DB, [limit]));
			logSecurity("key_refused", "order_key");
			return xmlOf(await refusalOf(env.DB, 401, new OrderRefused("BV", "key", "The key is unknown or revoked.")));
		}
		context.executionCtx.waitUntil(recordKeyUse(env.DB, key));
		return work(receiver, key);
	};
	app.post("/order-files/messages", (context) =>
		withKey(context, async (receiver, key) => {
			const { env, req } = context;
			const length = Number(req.header("Content-Length") ?? Number.NaN);
			if (!(length <= maxOrderBytes))
				return xmlOf(await refusalOf(env.DB, 413, new OrderRefused("SV", "size", `It is larger than ${maxOrderBytes} bytes.`)));
			const bytes = new Uint8Array(await req.arrayBuffer());
			const answered = (await receiveCancellation(receiver, key, bytes)) ?? (await receiveOrder(receiver, key, bytes));
			context.get("scheduleMail")();
			context.executionCtx.waitUntil(notifyWatchers(env, answered.carts));
			return xmlOf(answered);
		}),
	);
	for (const document of keyDocuments)
		app.get(below[document], (context) =>
			withKey(context, async (receiver, key) => {
				const { env, req } = context;
				const of = new URLSearchParams(req.param());
				const [number, at] = [of.get("number") ?? "", Number(of.get("at") ?? "1")];
				const error = new OrderRefused("BV", "number", missing[document]);
				try {
					const xml = await presentAnswer(receiver, key, { number, document, at });
					return xmlOf(xml === null ? await refusalOf(env.DB, 422, error) : { status: 200, xml, carts: [] });
				} catch (reason) {
					if (!(reason instanceof Refused)) throw reason;
					return xmlOf(await refuseMessage(env.DB, key, { status: 422, error, read: { number, buyer: "" } }));
				}
			}),
		);
}

/** The address of each document of an order, by the buyer's number. */
const below: Readonly<Record<(typeof keyDocuments)[number], string>> = {
	response: "/order-files/messages/:number",
	agreement: "/order-files/messages/:number/agreement",
	"despatch-advice": "/order-files/messages/:number/despatch-advice/:at",
	invoice: "/order-files/messages/:number/invoice/:at",
};

const missing = {
	response: "There is no order of this number.",
	agreement: "There is no order of this number.",
	"despatch-advice": "There is no such order, or it has no such delivery yet.",
	invoice: "There is no such order, or it has no such invoice yet.",
} as const;

const xmlOf = ({ status, xml }: Answer): Response =>
	new Response(xml, {
		status,
		headers: {
			"Content-Type": "application/xml; charset=utf-8",
			"Cache-Control": "no-store",
			...(status === 401 && { "WWW-Authenticate": 'Bearer realm="orders"' }),
		},
	});
