import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { catalogue } from "../../../contract/catalogue";
import { formatRange, slug } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import { readFilters } from "../../../contract/filters";
import { piecesName, piecesPrefix, sizeName } from "../../catalogue/size-fields";
import { orNull } from "../../platform/backend/errors.server";

/** A row of a product in a combination that there is not. */
export interface MissingSize {
	field: string;
	typed: string;
	product: { slug: string; title: string } | null;
}

/** More rows than any list of products has. */
const mostRows = 100;

/**
 * The form of a list of products whose variants are chosen without scripts, as that of a table: each quantity under the supply of its row's variant.
 * Any other form is returned as it is.
 * @returns null for what is no form of this shop
 */
export async function withSizes({ backend }: AppLoadContext, form: FormData): Promise<{ form: FormData; missing: MissingSize[] } | null> {
	const only = form.get("only");
	const slugs = [...new Set(form.keys())].flatMap((name) => (name.startsWith(piecesPrefix) ? [name.slice(piecesPrefix.length)] : []));
	const wanted = slugs.filter((one) => one === only || textOf(form.get(piecesName(one))).trim() !== "");
	if (slugs.length === 0) return { form, missing: [] };
	if (slugs.length > mostRows || !slugs.every((one) => slug.safeParse(one).success)) return null;
	const rows = await Promise.all(
		wanted.map(async (one) => {
			const f = choiceOf(form, one);
			const found =
				f === null
					? null
					: await orNull(backend(catalogue.variantsByProduct, { params: { slug: one }, query: { f, range: formatRange(0, 2) } }));
			return { slug: one, found };
		}),
	);
	const resolved = new FormData();
	const missing: MissingSize[] = [];
	for (const [name, value] of form) if (!/^(?:pieces\.|size\.|only$)/.test(name)) resolved.append(name, value);
	for (const row of rows) {
		const typed = textOf(form.get(piecesName(row.slug)));
		const [variant, another] = row.found?.variants ?? [];
		if (variant && !another) {
			const supply = variant.suppliedVariant.id;
			resolved.append(`amount.${supply}`, typed);
			if (row.slug === only) resolved.append("only", String(supply));
		} else missing.push({ field: piecesName(row.slug), typed, product: row.found && { slug: row.slug, title: row.found.product.title } });
	}
	if (only !== null && !slugs.includes(textOf(only))) resolved.append("only", only);
	return { form: resolved, missing };
}

/** What is chosen of a product, as its list is narrowed to it; null where it cannot be read. */
function choiceOf(form: FormData, of: string): string | null {
	const prefix = sizeName(of, "");
	const chosen = [...form].filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), [parsed(value)]]);
	const filters = readFilters(JSON.stringify(Object.fromEntries(chosen)));
	return filters && formatFilters(filters);
}

const value = z.string().transform((text, context) => {
	try {
		return z.union([z.number(), z.string()]).parse(JSON.parse(text));
	} catch {
		context.addIssue("no JSON");
		return z.NEVER;
	}
});
const parsed = (entry: FormDataEntryValue): string | number | null => value.safeParse(entry).data ?? null;

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
