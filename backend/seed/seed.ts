import { type Rows, rowsOf } from "../db/inserts";
import { attributeRows } from "./attributes";
import { categoryRows, productRows } from "./catalogue-rows";
import { contentRows } from "./content/content-rows";
import { discountRows } from "./discounts";
import { families } from "./families";
import { withHidden } from "./hidden";
import { planOf } from "./plan";
import { setRows } from "./set-rows";
import { itemKey, sets } from "./sets";
import { firstStaple, type Staples } from "./staples";
import { suppliers } from "./suppliers";
import { synonymRows } from "./synonym-rows";

/**
 * All rows of a fresh database, table by table in the order of their references; some tables come in several chunks.
 * Deterministic for a given scale. Derived data (backend/catalogue/make-index.ts) is not included.
 * @param options.scale how many series of each product are made, for measurements; 1 is the example catalogue
 */
export function* seed({ scale }: { scale: number }): Generator<Rows> {
	const series = Math.max(1, Math.floor(scale));
	yield* contentRows();
	yield rowsOf(
		"suppliers",
		["id", "code", "name", "city", "country"],
		suppliers.map(({ code, name, city, country }, index) => [index + 1, code, name, city, country]),
	);
	yield* attributeRows();
	yield synonymRows();
	const planned = planOf(withHidden(families), series);
	yield* categoryRows(planned);
	const staples: Staples = new Map([firstStaple, ...sets.flatMap(({ items }) => items.map(itemKey))].map((key) => [key, null]));
	yield* productRows(planned, series, staples);
	yield* setRows(staples);
	yield* discountRows(planned, staples);
	// Cannot sign in: it represents accounts that may see hidden goods.
	yield rowsOf("users", ["id", "email", "can_see_hidden"], [[1, "purchasing@crossbar.example", 1]]);
}
