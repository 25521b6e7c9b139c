import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../../contract/catalogue";
import { search } from "../../../contract/search";

/** Finds a variant by code, ignoring case. Only the backend's search knows the format of codes. @throws 404 if it does not exist */
export async function variantOfCode({ backend }: Pick<AppLoadContext, "backend">, code: string): Promise<Variant> {
	const { variants } = await backend(search.new, { params: { term: code } });
	// Older addresses contain an article's id, which now has its own code.
	const id = /^CR-0*([1-9]\d*)$/i.exec(code)?.[1];
	const found = variants.find((variant) => variant.code.toLowerCase() === code.toLowerCase() || String(variant.id) === id);
	if (!found) throw new Response(null, { status: 404 });
	return found;
}
