import type { Entered, FormField, Landing } from "../../../contract/procurement";
import { type Connection, isReturnUrl } from "../connections";
import { type Asking, enter, startVisit } from "../enter";
import { formOfGoods, foundGoods, landingOf, soughtGoods } from "../goods";
import { Wrong } from "../wrong";
import { functions, type OciCall, readOci } from "./fields";

/** Answers the call by which a system opens the catalogue, or asks about goods. */
export function enterOci(asking: Asking, fields: readonly FormField[]): Promise<Entered> {
	const call = readOci(fields);
	const logged = { kind: call.function || "OCI", fields };
	return enter(asking, { ...call, kind: "oci", logged }, (connection) => answerTo(asking, connection, call));
}

async function answerTo(asking: Asking, connection: Connection, call: OciCall): Promise<Entered | Wrong> {
	const name = functions.find((one) => one === call.function);
	if (name === undefined) return new Wrong("function", call.function);
	if (call.hookUrl === "") return new Wrong("hookMissing");
	if (!isReturnUrl(connection, call.hookUrl)) return new Wrong("hookUnlisted", call.hookUrl);
	const locale = call.locale ?? asking.locale;
	const visit = {
		operation: "create" as const,
		returnUrl: call.hookUrl,
		sent: { fields: call.returned, target: call.target, locale: call.locale },
	};
	const start = (landing: Landing): Promise<Entered> => startVisit(asking, connection, { ...visit, landing });
	const goods = { ...asking, locale, connection };
	switch (name) {
		case "":
			return start({ kind: "catalogue" });
		case "SOURCING":
			return call.search === "" ? new Wrong("searchMissing") : start({ kind: "search", words: call.search.slice(0, 200) });
		case "DETAIL": {
			const found = await landingOf(goods, call.productId);
			return found instanceof Wrong ? found : start(found);
		}
		case "VALIDATE": {
			const quantity = call.quantity === "" ? 1 : Number(call.quantity.replace(",", "."));
			if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100_000) return new Wrong("quantity", call.quantity);
			const found = await foundGoods(goods, call.productId, quantity);
			if (found instanceof Wrong) return found;
			return { kind: "form", form: await formOfGoods(goods, visit, [found]) };
		}
		case "BACKGROUND_SEARCH": {
			if (call.search === "") return new Wrong("searchMissing");
			return { kind: "form", form: await formOfGoods(goods, visit, await soughtGoods(goods, call.search)) };
		}
	}
}
