import { type Rows, rowsOf } from "../db/inserts";
import { contentRows } from "./content/content-rows";
import { discountRows } from "./discounts";
import { setRows } from "./set-rows";
import { synonymRows } from "./synonym-rows";

/** The rows of a new database besides the catalogue (backend/seed/catalogue/), in the order of references. */
export function* rowsBesideCatalogue(): Generator<Rows> {
	yield* contentRows();
	yield synonymRows();
	// Cannot sign in: it represents accounts that may see hidden goods.
	yield rowsOf("users", ["id", "email", "can_see_hidden"], [[1, "purchasing@crossbar.example", 1]]);
}

/** Rows that refer to goods: sets and discounts. Requires the catalogue. */
export async function rowsOnCatalogue(db: D1Database): Promise<Rows[]> {
	return [...(await setRows(db)), ...(await discountRows(db))];
}
