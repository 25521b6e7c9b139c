import type { BackendLocale } from "../../contract/locale";
import type { ReadDatabase } from "../db/read-database";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { catalogueTexts, textsVersion } from "./catalogue-texts";
import { suppliedVariantColumns, suppliedVariantJoins, suppliedVariantRow, supplyAnswer, variantAnswer } from "./supplied-variants";

/** Supplies by supplied_variants.id, whether best or not, hidden or not; an id that does not exist has no entry. Wire units. */
export async function suppliesByIds(
	db: ReadDatabase,
	locale: BackendLocale,
	ids: readonly number[],
): Promise<Map<number, SuppliedVariant>> {
	if (ids.length === 0) return new Map();
	const language = languageOf(locale);
	const [supplies, version] = await db.batch([
		db
			.prepare(
				`SELECT ${suppliedVariantColumns(language)}
				FROM json_each(?) wanted
				JOIN supplied_variants s ON s.id = wanted.value
				JOIN variants v ON v.id = s.variant_id ${suppliedVariantJoins}`,
			)
			.bind(JSON.stringify(ids)),
		textsVersion(db),
	]);
	const { names } = await catalogueTexts(db, language, version);
	return new Map(
		rowsOf(suppliedVariantRow, supplies).map((row) => [row.supply_id, { variant: variantAnswer(row, names), supply: supplyAnswer(row) }]),
	);
}
