import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/cloudflare";
import { procurement } from "../../contract/procurement";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";

interface Returning {
	uuid: string;
	/** The version that its buyer saw. */
	version?: number;
	/** Nothing is taken along. */
	isCancelled?: boolean;
}

/** Ends a visit from a procurement system, and leads to the form that takes the cart there. If the cart has changed, its buyer sees it first. */
export async function returnCart(
	{ backend, visitor }: AppLoadContext,
	{ uuid, version, isCancelled = false }: Returning,
): Promise<ReturnType<typeof redirect>> {
	try {
		const { token } = await backend(procurement.giveBack, { body: { uuid, version, isCancelled } });
		visitor.endVisit();
		return redirectDocument(href("/punchout/return", { token }), 303);
	} catch (error) {
		if (error instanceof Response && error.status === 404) return redirectDocument(href("/punchout/over"), 303);
		if (!(error instanceof BackendRefusal)) throw error;
		const { code, fields } = error.answer;
		return notReturned({ visitor }, uuid, code === "not_allowed" ? "cart.notReturned" : fields?.goods ? "cart.outside" : "cart.changed");
	}
}

/** The cart again, with the reason why it stays. */
export function notReturned(
	{ visitor }: Pick<AppLoadContext, "visitor">,
	uuid: string,
	key: "cart.changed" | "cart.notReturned" | "cart.outside",
) {
	visitor.setFlash({ kind: "notice", key });
	return redirect(href("/cart/:uuid", { uuid }), 303);
}
