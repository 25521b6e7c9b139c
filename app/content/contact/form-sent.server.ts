import { redirect } from "@remix-run/cloudflare";
import type { Visitor } from "../../platform/session/visitor.server";

/** Leads to the page that thanks: to its sender, once. */
export function thankOn(visitor: Visitor, page: string) {
	visitor.setFlash({ kind: "formSent" });
	return redirect(page, 303);
}

/** Whether this is the page that thanks: an address alone claims nothing. */
export const isThanks = (visitor: Visitor, query: URLSearchParams): boolean =>
	query.has("sent") && visitor.takePageFlash()?.kind === "formSent";
