import type { BackendLocale } from "../../../contract/locale";
import { languageOf } from "../../platform/language";
import { attributeNames, readAttributeNames } from "../attributes";
import { readVariants } from "../listed-variants";
import { suppliedVariantColumns, suppliedVariantJoins, type VariantAnswer } from "../supplied-variants";

/** Variants by supplied_variants.id in the order of the ids, each with that supply as its offer. What is missing or hidden is left out. */
export async function variantsBySupplies(db: D1Database, locale: BackendLocale, ids: string): Promise<VariantAnswer[]> {
	const language = languageOf(locale);
	const [listed, attributes, values] = await db.batch([
		db
			.prepare(
				`SELECT ${suppliedVariantColumns(language)}
				FROM json_each(?) wanted
				CROSS JOIN supplied_variants s ON s.id = wanted.value
				JOIN variants v ON v.id = s.variant_id ${suppliedVariantJoins}
				WHERE v.hidden = 0 AND p.hidden = 0
				ORDER BY wanted.key`,
			)
			.bind(`[${ids}]`),
		...attributeNames(db, language),
	]);
	return readVariants(listed, readAttributeNames(attributes, values));
}
