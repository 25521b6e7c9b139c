import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { search } from "../../contract/search";
import { href } from "../platform/config/href";
import { listHref } from "../platform/http/list-query";

const number = z
	.string()
	.regex(/^[1-9]\d{0,14}$/)
	.transform(Number);
const click = z.object({ query: number, position: number, variant: number });

/** Registers the opening of a hit (R25.7). It responds without waiting for the result. */
export async function action({ context, request }: ActionFunctionArgs) {
	const event = click.safeParse(Object.fromEntries(new URL(request.url).searchParams));
	if (!event.success) return new Response(null, { status: 400 });
	const { query, position, variant } = event.data;
	const body = { query_id: query, result_pos: position, variant_id: variant, add_to_cart: false };
	context.waitUntil(context.backend(search.registerClick, { body }).catch(() => null));
	return new Response(null, { status: 204 });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

/**
 * Returns the `ping` address of a link to a hit. The browser sends the ping with the click, so clicks count without
 * scripts and the link's own address stays clean.
 * @param position among all hits, from 1
 * @returns undefined if the search was not registered
 */
export const clickHref = (queryId: number | null, position: number, variantId: number): string | undefined =>
	queryId === null ? undefined : listHref(href("/search/click"), { query: queryId, position, variant: variantId });
