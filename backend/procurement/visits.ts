import * as z from "zod";
import type { BackendLocale } from "../../contract/locale";
import { type BegunPunchout, type Landing, type PunchoutOperation, procurement, type ReturnForm } from "../../contract/procurement";
import type { Device } from "../../contract/values/device";
import { json, now, rowsOf } from "../db/rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { keyedDigest } from "../platform/digest";
import { goodsOutside } from "../platform/goods-outside";
import type { Punchout } from "../platform/punchout-guard";
import { notFound, Refused } from "../platform/refused";
import { newSession } from "../platform/sessions";
import { newToken, tokenHash } from "../platform/token";
import type { Visitor } from "../platform/visitor";
import { type Connection, goodsWithin, isReturnUrl } from "./connections";
import { maskedFields, maskedWords } from "./masked";
import { logMessage } from "./messages";
import { ownNumbersOf } from "./own-numbers-of";
import { packSizesOf } from "./pack-sizes";
import { type Visit, type VisitFields, visitRow, visitWhere } from "./visit-rows";
import { writers } from "./writers";

/** How long a visit may wait for its first page, and how long it may take. */
const startMinutes = 10;
const visitHours = 8;

export interface NewVisit {
	operation: PunchoutOperation;
	returnUrl: string;
	/** The system's own words for the visit, which come back with the cart. */
	buyerCookie?: string;
	/** Further data of the system that its protocol needs again. */
	sent: VisitFields;
	landing: Landing;
}

/**
 * Prepares a visit. Its cart may be made in the same batch, with `cart` as its uuid and '' as its session (edit, inspect).
 * @returns the token of its first page, and statements for a batch
 */
export function prepareVisit(
	db: D1Database,
	connection: Pick<Connection, "id">,
	{ operation, returnUrl, buyerCookie = "", sent, landing }: NewVisit,
): { token: string; cart: string; statements: D1PreparedStatement[] } {
	const token = newToken();
	const cart = crypto.randomUUID();
	const statement = db
		.prepare(
			`INSERT INTO punchouts (connection_id, start_digest, start_until, cart_uuid, operation, return_url, buyer_cookie, sent, landing, created_at)
			VALUES (?, ?, ${now(`+${startMinutes} minutes`)}, ?, ?, ?, ?, ?, ?, ${now()})`,
		)
		.bind(connection.id, tokenHash(token), cart, operation, returnUrl, buyerCookie, JSON.stringify(sent), JSON.stringify(landing));
	return { token, cart, statements: [statement] };
}

const startRow = z.object({ state: z.string(), is_late: z.number(), name: z.string(), frame_origins: json(z.array(z.string())) });

/** Whether a visit can begin, for pages before it. */
export async function startOf(db: D1Database, token: string): Promise<z.output<typeof procurement.start.answer>> {
	const found = await db
		.prepare(
			`SELECT p.state, p.start_until <= ${now()} AS is_late, c.name, c.frame_origins FROM punchouts p JOIN connections c ON c.id = p.connection_id
			WHERE p.start_digest = ?`,
		)
		.bind(tokenHash(token))
		.all();
	const [start] = rowsOf(startRow, found);
	if (!start) return { state: "unknown", system: "", frame_origins: [] };
	const { name: system, frame_origins, state, is_late } = start;
	return { state: state === "waiting" && is_late === 0 ? "open" : "over", system, frame_origins };
}

const begunRow = z.object({ lines: z.number(), has_own_prices: z.number() });

interface Beginner {
	db: D1Database;
	locale: BackendLocale;
}

/**
 * Begins a visit, once: its session, and its cart, which belongs to this session and to no account.
 * @throws Refused link_invalid
 */
export async function beginVisit(
	{ db, locale }: Beginner,
	{ token, device }: { token: string; device: Device },
): Promise<z.input<typeof procurement.begin.answer>> {
	const begun = newSession(locale, device);
	const language = `coalesce(p.sent ->> 'locale', ?2)`;
	const [, , , visits, counts] = await db.batch([
		db
			.prepare(
				`UPDATE punchouts SET state = 'begun', session_id = ?1 WHERE start_digest = ?2 AND state = 'waiting' AND start_until > ${now()}
					AND EXISTS (SELECT 1 FROM connections c JOIN team_members m ON m.user_id = c.user_id AND m.team_id = c.team_id
						WHERE c.id = connection_id AND c.is_active = 1)`,
			)
			.bind(begun.digest, tokenHash(token)),
		db
			.prepare(
				`INSERT INTO sessions (id, user_id, punchout_id, created_at, expires_at, browser, system, locale)
				SELECT ?1, c.user_id, p.id, ${now()}, ${now(`+${visitHours} hours`)}, ?3, ?4, ${language}
				FROM punchouts p JOIN connections c ON c.id = p.connection_id WHERE p.session_id = ?1`,
			)
			.bind(begun.digest, locale, device.browser, device.system),
		db
			.prepare(
				`INSERT INTO carts (uuid, session_id, locale) SELECT p.cart_uuid, ?1, ${language} FROM punchouts p WHERE p.session_id = ?1
				ON CONFLICT (uuid) DO UPDATE SET session_id = excluded.session_id WHERE carts.session_id = ''`,
			)
			.bind(begun.digest, locale),
		db.prepare(visitWhere("p.session_id = ?")).bind(begun.digest),
		db
			.prepare(
				`SELECT (SELECT count(*) FROM carts k JOIN cart_items i ON i.cart_id = k.id WHERE k.uuid = p.cart_uuid) AS lines,
					EXISTS (SELECT 1 FROM teams t JOIN company_price_lists l ON l.vat = t.vat AND l.replaced_at IS NULL WHERE t.id = c.team_id)
						OR EXISTS (SELECT 1 FROM discounts d WHERE d.user_id = c.user_id) AS has_own_prices
				FROM punchouts p JOIN connections c ON c.id = p.connection_id WHERE p.session_id = ?`,
			)
			.bind(begun.digest),
	]);
	const [visit] = rowsOf(visitRow, visits);
	const [count] = rowsOf(begunRow, counts);
	if (!visit || !count) throw new Refused("link_invalid", "The visit has begun already, or waited too long.");
	return {
		sessionId: begun.id,
		cart: visit.cart_uuid,
		lines: count.lines,
		system: visit.name,
		frame_origins: visit.frame_origins,
		operation: visit.operation,
		locale: visit.sent.locale,
		landing: visit.landing,
		hasOwnPrices: count.has_own_prices === 1,
		hasQuestions: openLinesOf(visit).length > 0,
		within: goodsWithin(visit),
	} satisfies BegunPunchout;
}

async function visitOf(db: D1Database, where: string, values: string[]): Promise<Visit | null> {
	const found = await db
		.prepare(visitWhere(where))
		.bind(...values)
		.all();
	return rowsOf(visitRow, found)[0] ?? null;
}

/** The visit of a session; null for none. */
export async function currentVisit({
	db,
	session,
	punchout,
}: Pick<Visitor, "db" | "session"> & { punchout: Punchout | null }): Promise<z.input<typeof procurement.current.answer>> {
	const visit = punchout && !punchout.isOver && (await visitOf(db, "p.session_id = ?", [session]));
	if (!visit) return null;
	const { name: system, kind, operation, cart_uuid: cart } = visit;
	return { system, kind, operation, cart, action_origin: URL.parse(visit.return_url)?.origin ?? "", open_lines: openLinesOf(visit) };
}

const openLinesOf = ({ sent }: Visit) => sent.cart?.open ?? [];

const storedForm = procurement.returned.answer;

export type GivenBack = ReturnForm & { token: string };

/** The token of a returned cart's page: the same for each press of its button. */
const returnToken = ({ cart_uuid: cart }: Visit, session: string): string =>
	Buffer.from(keyedDigest(`return ${cart} ${session}`), "hex").toString("base64url");

/**
 * The form of a returned cart, for half an hour.
 * @throws Refused not_found
 */
export async function returnedForm(db: D1Database, token: string): Promise<ReturnForm> {
	const visit = await visitOf(db, "p.return_digest = ?", [tokenHash(token)]);
	if (!visit?.returned || visit.is_fresh === 0 || !isListed(visit)) throw notFound("No cart has returned with this token lately.");
	return storedForm.parse(JSON.parse(visit.returned));
}

/**
 * Ends a visit with the form that takes its cart to the system. The session is over, and the cart is nobody's any more.
 * @throws Refused not_found, not_allowed, conflict, unavailable_goods
 */
export async function giveBack(
	visitor: Visitor & { punchout: Punchout | null },
	{ uuid, version, isCancelled }: z.output<typeof procurement.giveBack.body>,
): Promise<GivenBack> {
	const { db, session } = visitor;
	const visit = session === "" ? null : await visitOf(db, "p.session_id = ? AND p.cart_uuid = ?", [session, uuid]);
	if (!visit) throw notFound("There is no such visit.");
	const token = returnToken(visit, session);
	if (visit.state === "returned" && visit.returned !== null && visit.is_fresh === 1)
		return { ...storedForm.parse(JSON.parse(visit.returned)), token };
	if (visitor.punchout === null || visitor.punchout.isOver || visit.state !== "begun")
		throw notFound("The visit is over.", "punchout_over");

	if (!isListed(visit))
		throw new Refused("not_allowed", "Carts of the connection no longer return to this address.", undefined, undefined, "punchout_address");
	const cart = isCancelled ? null : await cartByUuid(visitor, uuid);
	if (cart && version !== undefined && version !== cart.version)
		throw new Refused("conflict", "The cart has changed.", { version: cart.version });
	if (cart && hasUnavailable(cart)) throw new Refused("unavailable_goods", "Goods of the cart can no longer be had.");
	const items = cart?.items ?? [];
	const outside = await goodsOutside(db, goodsWithin(visit), {
		supplies: items.map(({ suppliedVariant }) => suppliedVariant.id),
		sets: cart?.orders_to_sets.map(({ set_id: id }) => id) ?? [],
	});
	if (outside.supplies.size + outside.sets.size > 0)
		throw new Refused("unavailable_goods", "Goods of the cart are not among those of the connection.", undefined, {
			goods: ["goods.outside"],
		});
	const variants = items.map(({ variant }) => variant.id);
	const [ownNumbers, packs] = await Promise.all([ownNumbersOf(db, visit.team_id, variants), packSizesOf(db, visitor.locale, items)]);
	const { form, lines, kind } = writers[visit.kind](visit, cart, { locale: visit.sent.locale ?? visitor.locale, ownNumbers, packs });
	const isWritten = "EXISTS (SELECT 1 FROM punchouts p WHERE p.id = ?1 AND p.state = 'returned')";
	const [written] = await db.batch([
		db
			.prepare(
				`UPDATE punchouts SET state = 'returned', returned = ?2, lines = ?3, return_digest = ?5, returned_at = ${now()} WHERE id = ?1 AND state = 'begun'
					AND (?4 IS NULL OR EXISTS (SELECT 1 FROM carts k WHERE k.uuid = cart_uuid AND k.version = ?4))`,
			)
			.bind(visit.visit_id, JSON.stringify(form), JSON.stringify(lines), cart?.version ?? null, tokenHash(token)),
		db.prepare(`UPDATE carts SET session_id = '' WHERE uuid = ?2 AND ${isWritten}`).bind(visit.visit_id, uuid),
		db.prepare(`DELETE FROM sessions WHERE id = ?2 AND ${isWritten}`).bind(visit.visit_id, session),
	]);
	// A change of the cart, or another press of the button, came first.
	if (written?.meta.changes !== 1) {
		const now = await visitOf(db, "p.session_id = ? AND p.cart_uuid = ?", [session, uuid]);
		if (now?.returned) return { ...storedForm.parse(JSON.parse(now.returned)), token };
		throw new Refused("conflict", "The cart has changed.");
	}
	await db.batch(logMessage(db, { connection: visit.id, direction: "out", kind, text: textOf(form, visit) }));
	return { ...form, token };
}

/** The address may have been taken off the list during the visit. Visits that only look at goods, and trials, may have none. */
const isListed = (visit: Visit): boolean => visit.return_url === "" || isReturnUrl(visit, visit.return_url);

const hasUnavailable = ({ items, orders_to_sets: sets }: PricedCart): boolean =>
	[...items, ...sets].some(({ is_available: isAvailable }) => !isAvailable);

/** A form as the log shows it: a field a line. */
const textOf = ({ action, fields }: ReturnForm, { secret_digest: digest }: Visit): string =>
	`${maskedWords(`POST ${action}`, { digest })}\n${maskedFields(fields, { digest })}`;
