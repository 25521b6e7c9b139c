import type * as z from "zod";
import type { BackendLocale } from "../../../contract/locale";
import type { FormField, Landing, PunchoutProblem, procurement } from "../../../contract/procurement";
import type { BackendEnv } from "../../env";
import { type Connection, isReturnUrl, signInSystem } from "../connections";
import { formOfGoods, foundGoods, landingOf, soughtGoods } from "../goods";
import { maskedFields } from "../masked";
import { logMessage, logStranger } from "../messages";
import { prepareVisit } from "../visits";
import { functions, type OciCall, readOci } from "./fields";

interface Asking {
	db: D1Database;
	env: BackendEnv;
	locale: BackendLocale;
	client: string;
}

type Answer = z.input<typeof procurement.oci.answer>;

/** A refusal of a call, and the value that is wrong. */
class Wrong {
	constructor(
		readonly problem: PunchoutProblem,
		readonly about = "",
	) {}
}

/** Answers the call by which a system opens the catalogue, or asks about goods. Each is in its connection's log. */
export async function enterOci(asking: Asking, fields: readonly FormField[]): Promise<Answer> {
	const call = readOci(fields);
	const { db, client } = asking;
	const { connection, problem } = await signInSystem(db, { kind: "oci", login: call.login, secret: call.secret, client });
	const done = connection && problem === null ? await answerTo(asking, connection, call) : new Wrong(problem ?? "secret");
	const wrong = done instanceof Wrong ? done : null;
	if (connection) {
		const text = maskedFields(fields, { sent: [call.secret], digest: connection.secret_digest });
		const logged = {
			connection: connection.id,
			direction: "in",
			kind: call.function || "OCI",
			problem: wrong?.problem ?? "",
			text,
		} as const;
		if (problem === "secret" || problem === "tooMany") await logStranger(db, problem === "tooMany", logged);
		else await db.batch(logMessage(db, logged));
	}
	return done instanceof Wrong ? { kind: "refused", problem: done.problem, about: done.about, locale: call.locale } : done;
}

async function answerTo(asking: Asking, connection: Connection, call: OciCall): Promise<Answer | Wrong> {
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
	const start = async (landing: Landing): Promise<Answer> => {
		const { token, statements } = prepareVisit(asking.db, connection, { ...visit, landing });
		await asking.db.batch(statements);
		return { kind: "start", token, locale: call.locale };
	};
	const goods = { ...asking, locale, connection };
	switch (name) {
		case "":
			return start({ kind: "catalogue" });
		case "SOURCING":
			return call.search === "" ? new Wrong("searchMissing") : start({ kind: "search", words: call.search.slice(0, 200) });
		case "DETAIL": {
			const found = await landingOf(goods, call.productId);
			return found ? start(found) : new Wrong("article", call.productId);
		}
		case "VALIDATE": {
			const quantity = call.quantity === "" ? 1 : Number(call.quantity.replace(",", "."));
			if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100_000) return new Wrong("quantity", call.quantity);
			const found = await foundGoods(goods, call.productId, quantity);
			if (found === null) return new Wrong("article", call.productId);
			return { kind: "form", form: await formOfGoods(goods, visit, [found]) };
		}
		case "BACKGROUND_SEARCH": {
			if (call.search === "") return new Wrong("searchMissing");
			return { kind: "form", form: await formOfGoods(goods, visit, await soughtGoods(goods, call.search)) };
		}
	}
}
