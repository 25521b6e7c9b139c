import type * as z from "zod";
import type { Entered, procurement } from "../../../contract/procurement";
import { type Connection, isReturnUrl } from "../connections";
import { type Asking, enter, startVisit } from "../enter";
import { landingOf } from "../goods";
import { Wrong } from "../wrong";
import { cutSuffix } from "./cut-code";
import { type IdsRefusal, type IdsRequest, idsCredentials, loggedIds, readIdsRequest } from "./request";
import { takeCart } from "./take-cart";

/** Answers the request by which software of trades opens the catalogue, an article or a search, or sends a cart. */
export function enterIds(asking: Asking, { fields, cart }: z.output<typeof procurement.ids.body>): Promise<Entered> {
	const request = readIdsRequest(fields, cart);
	const call = { ...idsCredentials(fields), kind: "ids" as const, locale: null, logged: loggedIds(fields, cart) };
	return enter(asking, call, (connection) => answerTo(asking, connection, request));
}

async function answerTo(asking: Asking, connection: Connection, request: IdsRequest | IdsRefusal): Promise<Entered | Wrong> {
	if ("problem" in request) return new Wrong(request.problem, request.about);
	const { action, hook: returnUrl, target, article, words } = request;
	if (returnUrl !== "" && !isReturnUrl(connection, returnUrl)) return new Wrong("hookUnlisted", returnUrl);
	// Without a way back goods are looked at alone.
	const visit = { operation: returnUrl === "" ? ("inspect" as const) : ("create" as const), returnUrl, sent: { target } };
	switch (action) {
		case "WKE":
			return startVisit(asking, connection, { ...visit, landing: { kind: "catalogue" } });
		case "AS":
			return startVisit(asking, connection, { ...visit, landing: { kind: "search", words: words.slice(0, 200) } });
		case "ADL": {
			const landing = await landingOf({ ...asking, connection }, article.replace(cutSuffix, ""));
			return landing instanceof Wrong ? landing : startVisit(asking, connection, { ...visit, landing });
		}
		case "WKS": {
			const taken = await takeCart(asking, connection, request.cart);
			if (taken instanceof Wrong) return taken;
			const { goods, said } = taken;
			const landing = { kind: said.open.length > 0 ? ("questions" as const) : ("cart" as const) };
			return startVisit(asking, connection, { ...visit, operation: "edit", sent: { target, cart: said }, landing }, goods);
		}
	}
}
