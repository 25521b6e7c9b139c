import * as z from "zod";
import { euros } from "../../contract/fields";
import type { openCarts } from "../../contract/open-carts";
import { isCart } from "../db/order-state";
import { now, rowsOf } from "../db/rows";
import { isWaiting } from "../orders/approval-state";
import { cartsTag } from "../orders/cart-tag";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { Refused } from "../platform/refused";
import { ownedBy, requireUser, userOf, type Visitor } from "../platform/visitor";

type Answer = z.input<typeof openCarts.byUser.answer>;

/** Nobody can tell more open carts apart. */
const maxListed = 10;
const titlesShown = 3;

const openRow = z.object({ uuid: z.string(), updated_at: z.string(), is_set_aside: z.number(), stays_alone: z.number() });

/**
 * SQL: whether a cart `c` has more than lines and notes, which joining would lose: an offer's terms, an approval, a payment.
 */
export const cannotBeJoined = `(c.from_offer_id IS NOT NULL OR EXISTS (SELECT 1 FROM approvals a WHERE a.cart_id = c.id AND a.state <> 'withdrawn')
	OR EXISTS (SELECT 1 FROM payments p WHERE p.cart_id = c.id AND p.state <> 'expired'))`;

/**
 * Takes the session of an account, the uuid to leave out (NULL: none) and a limit. Carts that wait for approval are left out.
 */
const openOfUser = `SELECT c.uuid, c.updated_at, c.set_aside_at IS NOT NULL AS is_set_aside, ${cannotBeJoined} AS stays_alone
	FROM carts c
	WHERE c.user_id = ${userOf("?1")} AND c.uuid IS NOT ?2 AND ${isCart("c")} AND NOT ${isWaiting("c")}
		AND (EXISTS (SELECT 1 FROM cart_items i WHERE i.cart_id = c.id) OR EXISTS (SELECT 1 FROM cart_sets s WHERE s.cart_id = c.id))
	ORDER BY is_set_aside, c.updated_at DESC, c.id DESC LIMIT ?3`;

/** The visitor's open carts with contents. A guest has only the cart that the guest's browser knows. */
export async function openCartsOf(visitor: Visitor, except: string | undefined): Promise<Answer> {
	const found = await openRows(visitor, except);
	return Promise.all(
		found.map(async (row) => {
			const cart = await cartByUuid(visitor, row.uuid, `[0,${titlesShown}]`);
			return {
				uuid: row.uuid,
				reference: cart.reference,
				length: cart.length,
				titles: titlesOf(cart),
				total_price: euros(cart.total_price),
				updated_at: row.updated_at,
				is_set_aside: row.is_set_aside === 1,
				can_join: row.stays_alone === 0,
			};
		}),
	);
}

export async function openCartsTag(visitor: Omit<Visitor, "user">, except: string | undefined): Promise<string> {
	const found = await openRows(visitor, except);
	return cartsTag(
		visitor,
		found.map(({ uuid }) => uuid),
		found,
	);
}

async function openRows({ db, session }: Pick<Visitor, "db" | "session">, except: string | undefined) {
	if (session === "") return [];
	const found = await db
		.prepare(openOfUser)
		.bind(session, except ?? null, maxListed)
		.all();
	return rowsOf(openRow, found);
}

const titlesOf = ({ items, orders_to_sets: sets }: PricedCart): string[] =>
	[...items.map(({ fullTitle }) => fullTitle), ...sets.map(({ title }) => title)].slice(0, titlesShown);

/**
 * Stores whether the account wants to be asked about a cart. Contents and version stay the same.
 * @throws Refused not_signed_in, not_found (missing, foreign, or no open cart)
 */
export async function setAside(visitor: Visitor, uuid: string, isSetAside: boolean): Promise<Record<string, never>> {
	const user = requireUser(visitor);
	const changed = await visitor.db
		.prepare(
			`UPDATE carts SET set_aside_at = iif(?3, coalesce(set_aside_at, ${now()}), NULL)
			WHERE uuid = ?1 AND user_id = ?2 AND ${isCart("carts")}`,
		)
		.bind(uuid, user, isSetAside ? 1 : 0)
		.run();
	if (changed.meta.changes === 0) throw new Refused("not_found", "There is no such cart.");
	return {};
}

/** The visitor's cart that took over a cart's lines: additions to the old cart go there. */
export async function joinedInto({ db, session }: Visitor, uuid: string): Promise<string | null> {
	const found = await db
		.prepare(`SELECT uuid FROM carts WHERE id = (SELECT joined_into FROM carts WHERE uuid = ?1) AND ${ownedBy("?2")}`)
		.bind(uuid, session)
		.first("uuid");
	return typeof found === "string" ? found : null;
}
