import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../../contract/catalogue";
import { search } from "../../../contract/search";

/** The variant with a code, in capitals or not: codes look as each backend makes them, and its search finds them. @throws 404 where there is none */
export async function variantOfCode({ backend }: Pick<AppLoadContext, "backend">, code: string): Promise<Variant> {
	const { variants } = await backend(search.new, { params: { term: code } });
	// Older addresses have the id of an article that has a number of its own by now.
	const id = /^CR-0*([1-9]\d*)$/i.exec(code)?.[1];
	const found = variants.find((variant) => variant.code.toLowerCase() === code.toLowerCase() || String(variant.id) === id);
	if (!found) throw new Response(null, { status: 404 });
	return found;
}
