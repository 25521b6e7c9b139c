import * as z from "zod";
import type { Language } from "../../contract/locale";
import { titleOf } from "../db/translations";
import { variantCode } from "./supplied-variants";

/** SQL of an article's names, for variants `v` of products `p`. */
export const articleColumns = (language: Language): string =>
	`v.id AS variant_id, ${variantCode} AS code, p.slug, ${titleOf("product", "p.id", language)} AS product_title, ${titleOf("variant", "v.id", language)} AS variant_title`;

export const articleRow = z.object({
	variant_id: z.number(),
	code: z.string(),
	slug: z.string(),
	product_title: z.string(),
	variant_title: z.string().nullable(),
});

export const articleAnswer = ({
	variant_id: id,
	code,
	slug,
	product_title: product,
	variant_title: variant,
}: z.output<typeof articleRow>) => ({
	...{ id, slug, code },
	title: variant ? `${product}, ${variant}` : product,
});
