import { companyDay } from "../../contract/company";
import type { HeaderIssue, JudgedLine } from "../../contract/ordering/order-files";
import { addItems } from "../cart/add-items";
import { complete } from "../checkout/complete";
import { now } from "../db/rows";
import { sellerInForce } from "../db/seller";
import { messageResponse } from "../documents/refusal-ubl";
import { mustBeApproved } from "../orders/approval-state";
import { cartByUuid, readableOrder } from "../orders/read-cart";
import { tryCounting } from "../platform/attempts";
import { Refused } from "../platform/refused";
import { endSession, newSessionId, sessionDigest } from "../platform/sessions";
import { requireStorage, storedByCall } from "../platform/storage-limit";
import { mailTexts } from "../texts/mail-texts";
import { applyHeader, type FileSender, judgeHeader } from "./header";
import { judgeLines } from "./judge";
import { recordRefusal, type UsedKey } from "./keys";
import { responseOf } from "./response";
import { endClaim, fileWithUuid, recordTaken, type StoredFile, storeFile, type TakenLine } from "./stored-files";
import { OrderRefused } from "./ubl/order-refused";
import { type ReadOrder, readOrder } from "./ubl/read-order";

/** A key's message is worked on by one call at a time, for at most so long. */
const claimSeconds = 60;
const sessionMinutes = 5;

export interface Answer {
	status: 200 | 201 | 401 | 409 | 413 | 415 | 422 | 429;
	xml: string;
	/** The carts that changed. They have watchers. */
	carts: string[];
}

export type Receiver = Omit<FileSender, "session" | "user"> & {
	/** Origin of the shop that was called. */
	origin: string;
};

/** A message names the buyer's number of the order, and the buyer as "scheme:id". */
export interface KnownMessage {
	number: string;
	buyer: string;
}

/** A refusal in Peppol's own form. */
export async function refusalOf(
	db: D1Database,
	status: Answer["status"],
	error: OrderRefused,
	read: KnownMessage | null = null,
): Promise<Answer> {
	return { status, xml: await messageAnswer(db, error, read), carts: [] };
}

/** The answer to a message: why it is refused, or what it has done. */
export async function messageAnswer(db: D1Database, outcome: OrderRefused | { done: string }, read: KnownMessage | null): Promise<string> {
	const [scheme = "", ...id] = (read?.buyer ?? "").split(":");
	const response = {
		id: crypto.randomUUID(),
		day: companyDay(new Date()),
		document: read?.number || "NA",
		buyer: scheme === "" || id.length === 0 ? null : { scheme, id: id.join(":") },
		problem: "done" in outcome ? outcome : { kind: outcome.kind, rule: outcome.rule, message: outcome.message, at: outcome.at },
	};
	return messageResponse(response, await sellerInForce(db));
}

/** Refuses a message of a key, which its team reads. */
export async function refuseMessage(
	db: D1Database,
	key: UsedKey,
	{ status, error, read }: { status: Answer["status"]; error: OrderRefused; read: KnownMessage | null },
): Promise<Answer> {
	await recordRefusal(db, key, { number: read?.number ?? "", rule: error.rule, text: error.message });
	return refusalOf(db, status, error, read);
}

/** @throws OrderRefused for the VAT id of another company; "" names none */
export function requireBuyer(key: UsedKey, vat: string): void {
	if (vat !== "" && vatText(vat) !== vatText(key.vat))
		throw new OrderRefused("BV", "buyer", "The buyer is another company than that of the key.", "/Order/cac:BuyerCustomerParty");
}

/**
 * Takes a Peppol order of a system that has a key. A clear one becomes an order if the key says so, or a cart; any other waits for the member.
 * The same order is one, however often and at once it comes, and is answered as it is now.
 */
export async function receiveOrder(receiver: Receiver, key: UsedKey, bytes: Uint8Array): Promise<Answer> {
	const { db } = receiver;
	let known: KnownMessage | null = null;
	const refused = (status: Answer["status"], error: OrderRefused) => refuseMessage(db, key, { status, error, read: known });
	let read: ReadOrder;
	try {
		read = readOrder(bytes);
		known = { number: read.message.number, buyer: read.buyer };
		requireBuyer(key, read.message.buyerVat);
	} catch (error) {
		if (error instanceof OrderRefused) return refused(422, error);
		throw error;
	}
	const { message, buyer } = read;
	const file = { uuid: crypto.randomUUID(), user: key.user, key: key.id, kind: "ubl", message, buyer } as const;
	const counted = { db, client: receiver.client, session: `order key ${key.id}` };
	const stored = await requireStorage(counted, storedByCall(bytes.byteLength))
		.then(() => storeFile(db, file))
		.catch((error: unknown) => {
			if (error instanceof Refused && Object.hasOwn(refusedAs, error.code)) return error;
			throw error;
		});
	if (stored instanceof Refused) {
		const { status, rule } = refusedAs[stored.code] ?? refusedAs.conflict;
		return refused(status, new OrderRefused("BV", rule, `Order ${message.number}: ${stored.message}`, "/Order/cbc:ID"));
	}
	try {
		return await asMember(receiver, key, (sender) => answerTo(sender, key, stored));
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		// The order of a former member, for example.
		const text = error.code === "not_found" ? "It came before. The member of the key may not read it." : error.message;
		return refused(409, new OrderRefused("BV", "number", `Order ${message.number}: ${text}`, "/Order/cbc:ID"));
	}
}

/** Refusals to store an order. */
const refusedAs: Partial<Record<Refused["code"], { status: Answer["status"]; rule: string }>> & {
	conflict: { status: 409; rule: string };
} = {
	conflict: { status: 409, rule: "number" },
	invalid: { status: 413, rule: "size" },
	too_many_attempts: { status: 429, rule: "storage" },
};

const vatText = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();

/** Acts for the member of the key, in a session of a few minutes that nobody has the id of. */
export async function asMember<T>(receiver: Receiver, key: Pick<UsedKey, "user">, work: (sender: KeySender) => Promise<T>): Promise<T> {
	const { db, locale } = receiver;
	const session = sessionDigest(newSessionId());
	await db
		.prepare(`INSERT INTO sessions (id, user_id, expires_at, locale) VALUES (?, ?, ${now(`+${sessionMinutes} minutes`)}, ?)`)
		.bind(session, key.user, locale)
		.run();
	try {
		return await work({ ...receiver, session, user: key.user });
	} finally {
		await db.batch(endSession(db, session));
	}
}

export type KeySender = FileSender & { origin: string };

async function answerTo(sender: KeySender, key: UsedKey, { file, isKnown }: { file: StoredFile; isKnown: boolean }): Promise<Answer> {
	const { db } = sender;
	const isOpen = file.order_number === null && file.is_cancelled === 0 && file.user_id === key.user;
	const claimed = isOpen && (await claim(db, file));
	if (!claimed) return { status: isKnown ? 200 : 201, xml: await answerNow(sender, file), carts: [] };
	try {
		const { carts, issues, open } = await makeOrder(sender, key, file);
		const present = (await fileWithUuid(db, file.uuid)) ?? file;
		const unclear = present.order_number === null ? await unclearNow(sender, present, { issues, open }) : [];
		if (present.order_number === null) await mailMember(sender, present, unclear.length);
		return { status: isKnown ? 200 : 201, xml: await answerWith(sender, present, unclear), carts };
	} finally {
		await endClaim(db, file);
	}
}

/** @returns false if another call works on it */
async function claim(db: D1Database, { id }: Pick<StoredFile, "id">): Promise<boolean> {
	const { meta } = await db
		.prepare(`UPDATE order_files SET claimed_until = ${now(`+${claimSeconds} seconds`)} WHERE id = ? AND claimed_until < ${now()}`)
		.bind(id)
		.run();
	return meta.changes === 1;
}

const isClear = ({ problem, isHigher, amount, supply }: JudgedLine): boolean =>
	problem === null && !isHigher && amount !== null && supply !== null;

/** Unclear lines of a file by short names: "10: code.unknown". */
async function unclearIn(sender: FileSender, file: StoredFile): Promise<{ lines: JudgedLine[]; open: string[] }> {
	const lines = await judgeLines(sender, file.message.lines);
	const open = lines.flatMap((line, index) => {
		const { id } = file.message.lines[index] ?? { id: "" };
		return isClear(line) ? [] : [`${id}: ${line.problem ?? "price"}`];
	});
	return { lines, open };
}

interface Made {
	/** Carts that changed. */
	carts: string[];
	/** Reasons why it was not sent. */
	issues: HeaderIssue[];
	/** Its unclear lines. */
	open: string[];
}

/** Puts a clear order into a cart, and sends it if the key says so. */
async function makeOrder(sender: KeySender, key: UsedKey, file: StoredFile): Promise<Made> {
	const present = (await fileWithUuid(sender.db, file.uuid)) ?? file;
	const { lines, open } = await unclearIn(sender, present);
	if (open.length > 0) return { carts: [], issues: [], open };
	const header = await judgeHeader(sender, key.user, present.message);
	const taken = lines.flatMap(({ supply, amount, code, cut }, index): TakenLine[] => {
		const line = present.message.lines[index];
		return line && supply !== null ? [{ line: line.id, supply, amount, code, ...(cut && { cut }) }] : [];
	});
	const uuid = present.cart ?? (await newCart(sender, present, taken));
	if (present.cart === null && !(await recordTaken(sender.db, present, uuid, taken))) return { carts: [], issues: [], open };
	const isToSend = key.places_orders === 1;
	const issues = [...header.issues, ...(await applyHeader(sender, uuid, header, taken, isToSend))];
	return { carts: [uuid], issues: isToSend && issues.length === 0 ? await send(sender, uuid) : issues, open };
}

/** A new cart of all lines. Each has its identifier and note as its reference. */
async function newCart(sender: FileSender, { message }: StoredFile, taken: readonly TakenLine[]): Promise<string> {
	const items = taken.map(({ line, supply, amount, cut }) => ({
		suppliedVariantId: supply,
		amount: amount ?? 0,
		...(cut && { cut }),
		setId: 0,
		comment: [line, message.lines.find(({ id }) => id === line)?.note ?? ""]
			.filter((text) => text !== "")
			.join(", ")
			.slice(0, 200),
		certificate: false,
	}));
	const [first, ...more] = items;
	if (!first) throw new Refused("empty_cart", "The order has no lines.");
	const { uuid } = await addItems(sender, { ...first, more, idem: crypto.randomUUID(), isProduction: true });
	return uuid;
}

/** Sends the cart like its buyer. What stands against that leaves it a cart, which the member completes. */
async function send(sender: KeySender, uuid: string): Promise<HeaderIssue[]> {
	const { version } = await cartByUuid(sender, uuid);
	try {
		await complete(sender, { uuid, version, authorityConfirmed: true, idem: crypto.randomUUID(), host: sender.origin });
		return [];
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		if (error.code === "approval_needed") return ["approval.needed"];
		return [error.code === "invalid" ? "costCentre.required" : "seller.refuses"];
	}
}

/** Reasons why the cart of a file cannot be sent today. */
async function issuesOfCart(sender: KeySender, { cart }: StoredFile): Promise<HeaderIssue[]> {
	if (cart === null) return [];
	const present = await cartByUuid(sender, cart);
	return [
		...(mustBeApproved(present) ? (["approval.needed"] as const) : []),
		...(present.cost_problem === "required" ? (["costCentre.required"] as const) : []),
	];
}

/** Mails to a member about orders of its keys, in a day. A system that sends more has a mistake. */
const mostMails = 20;

/** Tells the member once that a file waits. */
async function mailMember({ db, locale, origin }: KeySender, { uuid, number, user_id: user }: StoredFile, open: number): Promise<void> {
	const isFew = await tryCounting(db, [{ what: "order file mails", of: String(user), most: mostMails, seconds: 24 * 60 * 60 }]);
	if (!isFew) return;
	await db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cause, origin, snapshot)
			SELECT 'order_file_waits', ?2, json_array(u.email), ?3, ?4, ?5 FROM users u WHERE u.id = ?1 AND u.is_deleted = 0 ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(user, locale, `order-file:${uuid}`, origin, JSON.stringify({ uuid, number, open }))
		.run();
}

/** Everything that is unclear about a file, by short names. @param known unclear lines, and reasons why it was not sent just now */
async function unclearNow(sender: KeySender, file: StoredFile, known?: Pick<Made, "issues" | "open">): Promise<string[]> {
	const { open, issues } = known ?? { ...(await unclearIn(sender, file)), issues: [] };
	const header = (await judgeHeader(sender, file.user_id, file.message)).issues;
	return [...new Set([...open, ...header, ...issues, ...(await issuesOfCart(sender, file))])];
}

export const answerNow = async (sender: KeySender, file: StoredFile): Promise<string> =>
	answerWith(sender, file, file.order_number === null && file.is_cancelled === 0 ? await unclearNow(sender, file) : []);

/** The answer as it is now, with what is unclear and where it is answered. */
async function answerWith(sender: KeySender, file: StoredFile, unclear: readonly string[]): Promise<string> {
	if (file.cart !== null && file.order_number !== null) return responseOf(sender, file, await readableOrder(sender, file.cart));
	const { t } = mailTexts(sender.locale);
	if (file.is_cancelled === 1)
		return responseOf(sender, file, null, { code: "RE", note: t("buyerChanged.withdrawnSubject", { number: file.number }) });
	const url = `${sender.origin}/users/order-files/${file.uuid}`;
	if (unclear.length === 0) return responseOf(sender, file, null, { note: t("orderFile.cart", { url }) });
	const points = unclear.slice(0, 50).join("; ");
	return responseOf(sender, file, null, { note: t("orderFile.open", { count: unclear.length, points, url }) });
}
