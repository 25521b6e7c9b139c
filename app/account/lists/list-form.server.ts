import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { linePageAddress, linePageOf } from "../../cart/line-pages";
import type { ListNews } from "../../platform/session/visitor";

/** A form of the page of a list. */
export interface ListForm {
	context: AppLoadContext;
	uuid: string;
	form: FormData;
	/** The address of the page. */
	address: string;
}

/** Back to that page of the list on which the form stood, which says what was done. */
export function backToList({ context, uuid, address }: ListForm, news: ListNews) {
	context.visitor.setFlash({ kind: "lists", news });
	return redirect(linePageAddress(`/users/lists/${uuid}`, linePageOf(new URL(address).searchParams)), 303);
}
