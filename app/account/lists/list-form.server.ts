import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { linePageOf } from "../../cart/lines/line-pages";
import type { ListNews } from "./list-result";

/** A form of the page of a list. */
export interface ListForm {
	context: AppLoadContext;
	uuid: string;
	form: FormData;
	/** The address of the page. */
	address: string;
}

/** Back to that page of the list on which the form stood, which says what was done. */
export function backToList({ uuid, address }: Pick<ListForm, "uuid" | "address">, news: ListNews) {
	const page = linePageOf(new URL(address).searchParams);
	const search = new URLSearchParams({ ...(page === 1 ? {} : { page: String(page) }), done: news });
	return redirect(`/users/lists/${uuid}?${search}`, 303);
}
