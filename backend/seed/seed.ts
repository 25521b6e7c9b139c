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
 * All rows of a fresh database, table by table so that every reference is there before it is used; some tables come in several parts.
 * Always the same rows for the same scale. What is derived from them (backend/catalogue/make-index.ts) is not among them.
 * @param options.scale how many series are made of each product, for measuring with more of them; 1 is the catalogue that ships
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
	// Nobody can sign in with it yet: it stands for those who may see what is hidden.
	yield rowsOf("users", ["id", "email", "can_see_hidden"], [[1, "purchasing@crossbar.example", 1]]);
}
