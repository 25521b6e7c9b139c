import * as z from "zod";
import { type lists, maxLists } from "../../../contract/lists";
import { linesText } from "../../cart/saw-plans";
import { suppliesByIds } from "../../catalogue/supplies";
import { rowsOf } from "../../db/rows";
import { cartByUuid } from "../../orders/read-cart";
import type { Writer } from "../../platform/hourly-limits";
import { bodyDigest } from "../../platform/idempotency";
import { Refused } from "../../platform/refused";
import { requireLines } from "../../platform/storage-limit";
import { requireUser, type Visitor } from "../../platform/visitor";
import { itemFigures, sidesOf, type Wanted } from "../../pricing/item-figures";
import { listedAnswer } from "./list-rows";
import { listHead, storedList } from "./stored-list";

type Body = z.output<typeof lists.create.body>;

/** Lines as list contents, prices in cents. */
interface Kept {
	items: (Required<Wanted> & { supply: number; comment: string; noted: number })[];
	sets: { set: number; amount: number; noted: number }[];
}

/**
 * Saves lines as a list of the visitor's own: the lines of a cart, order or offer, of a readable list, or the given ones. A
 * repeated submission answers with the list that it made.
 * @throws Refused not_signed_in, not_found, empty_cart, idem_conflict, too_many_attempts, invalid (field name: another list of
 * the visitor has it, or too many)
 */
export async function createList(visitor: Writer, body: Body) {
	const user = requireUser(visitor);
	const { idem, ...sent } = body;
	const bodyHash = bodyDigest(sent);
	const before = await madeBefore(visitor, user, idem, bodyHash);
	if (before !== null) return listedAnswer(await listHead(visitor, before));
	const contents = body.lines
		? await ofLines(visitor, body.lines)
		: body.list === undefined
			? await ofCart(visitor, body.cart ?? "")
			: await ofList(visitor, body.list);
	if (contents.items.length + contents.sets.length === 0) throw new Refused("empty_cart", "There is nothing to keep.");
	await requireLines(visitor, contents.items.length + contents.sets.length, contents.items.map(({ comment }) => comment).join(""));
	const uuid = crypto.randomUUID();
	try {
		await store(visitor.db, { uuid, user, name: body.name, idem, bodyHash }, contents);
		return listedAnswer(await listHead(visitor, uuid));
	} catch (error) {
		// The same submission may have come first: it has the key and the name.
		const made = await madeBefore(visitor, user, idem, bodyHash);
		if (made !== null) return listedAnswer(await listHead(visitor, made));
		throw nameTakenRefusal(error) ?? error;
	}
}

const beforeRow = z.object({ uuid: z.string(), body_hash: z.string() });

/** @returns the list that the same submission made; null if it is new */
async function madeBefore({ db }: Visitor, user: number, idem: string, bodyHash: string): Promise<string | null> {
	const found = await db.prepare("SELECT uuid, body_hash FROM lists WHERE user_id = ? AND idem = ?").bind(user, idem).all();
	const [row] = rowsOf(beforeRow, found);
	if (row && row.body_hash !== bodyHash) throw new Refused("idem_conflict", "The key has been used for another submission.");
	return row?.uuid ?? null;
}

/** The ordered lines at their prices there, without lines of a cart whose cut, sawing or certificate is no longer available. */
async function ofCart(visitor: Visitor, uuid: string): Promise<Kept> {
	const { items, orders_to_sets: sets } = await cartByUuid(visitor, uuid);
	const known = items.filter((item) => item.is_available || item.suppliedVariant.availability === "out");
	return {
		items: known.map(({ suppliedVariant, cut, sawing, certificate_price, quantity, comment, price }) => ({
			supply: suppliedVariant.id,
			cutLength: cut?.length ?? 0,
			cutWidth: cut?.width ?? 0,
			certificate: certificate_price !== null,
			amount: cut?.pieces ?? quantity,
			sawPlan: sawing?.patterns ?? [],
			comment,
			noted: price,
		})),
		sets: sets.map(({ set_id, quantity, price }) => ({ set: set_id, amount: quantity, noted: price })),
	};
}

/** Lines at today's prices for their quantities. */
async function ofLines({ db, locale }: Visitor, lines: NonNullable<Body["lines"]>): Promise<Kept> {
	const supplies = await suppliesByIds(db, locale, [...new Set(lines.map(({ suppliedVariantId }) => suppliedVariantId))]);
	const items = lines.flatMap(({ suppliedVariantId: supply, amount, comment, cut }) => {
		const supplied = supplies.get(supply);
		const wanted = { amount, ...sidesOf(cut), certificate: false, sawPlan: [] };
		return supplied ? [{ ...wanted, supply, comment, noted: itemFigures(wanted, supplied).priced.unitPrice }] : [];
	});
	return { items, sets: [] };
}

async function ofList(visitor: Visitor, uuid: string): Promise<Kept> {
	const { items, sets } = await storedList(visitor, uuid);
	return {
		items: items.map(
			({ supplied_variant_id, cut_length_mm, cut_width_mm, certificate, quantity, saw_plan: sawPlan, comment, noted_cents }) => ({
				supply: supplied_variant_id,
				cutLength: cut_length_mm,
				cutWidth: cut_width_mm,
				certificate,
				amount: quantity,
				sawPlan,
				comment,
				noted: noted_cents,
			}),
		),
		sets: sets.map(({ set_id, quantity, noted_cents }) => ({ set: set_id, amount: quantity, noted: noted_cents })),
	};
}

interface Head {
	uuid: string;
	user: number;
	name: string;
	idem: string;
	bodyHash: string;
}

/** @throws Refused invalid, and the database's own error if key or name are taken */
async function store(db: D1Database, { uuid, user, name, idem, bodyHash }: Head, { items, sets }: Kept): Promise<void> {
	const ofNew = "FROM json_each(?2) line CROSS JOIN lists l WHERE l.uuid = ?1 ORDER BY line.key";
	const [made] = await db.batch([
		db
			.prepare(
				`INSERT INTO lists (uuid, user_id, name, idem, body_hash) SELECT ?1, ?2, ?3, ?4, ?5
					WHERE (SELECT count(*) FROM lists WHERE user_id = ?2) < ${maxLists}`,
			)
			.bind(uuid, user, name, idem, bodyHash),
		db
			.prepare(
				`INSERT INTO list_items (list_id, supplied_variant_id, cut_length_mm, cut_width_mm, certificate, quantity, comment, noted_cents, saw_plan)
					SELECT l.id, line.value ->> 'supply', line.value ->> 'cutLength', line.value ->> 'cutWidth', line.value ->> 'certificate', line.value ->> 'amount',
						line.value ->> 'comment', line.value ->> 'noted', line.value ->> 'saw_plan' ${ofNew} ON CONFLICT DO NOTHING`,
			)
			.bind(uuid, linesText(items)),
		db
			.prepare(
				`INSERT INTO list_sets (list_id, set_id, quantity, noted_cents)
					SELECT l.id, line.value ->> 'set', line.value ->> 'amount', line.value ->> 'noted' ${ofNew}`,
			)
			.bind(uuid, JSON.stringify(sets)),
	]);
	if (made?.meta.changes === 0) throw refusedName("listName.tooMany");
}

const refusedName = (key: string) => new Refused("invalid", `The name: ${key}.`, undefined, { name: [key] });

/** @returns the refusal if a statement failed because another list of the account has the name */
export const nameTakenRefusal = (error: unknown): Refused | null =>
	/UNIQUE constraint failed: (?:lists\.user_id, lists\.name|index 'lists_by_name')/.test(String(error))
		? refusedName("listName.taken")
		: null;
