import { procurement } from "../../contract/procurement";
import type { Backend } from "./backend";
import { verifiedCompany } from "./company-team";
import { itemsOf, startPathOf, type TakenItem } from "./cxml-answers";
import { itemOut, plainVendor, type Sent, shipTo } from "./cxml-messages";
import { connectionOf, type TestConnection, type VisitCaller } from "./punchout";

/** The address that takes carts, in connections of tests. */
const returnUrl = "https://buyer.example/hook";

/** A message's fields, as a connection sends them. */
export const as = ({ login, secret }: TestConnection, sent: Sent = {}): Sent => ({ login, secret, returnUrl, ...sent });

let orders = 0;

/** An order of what was taken back, to a site in Helsinki. */
export const orderOf = (items: readonly TakenItem[], of: TestConnection, sent: Sent = {}): string =>
	plainVendor.order(
		as(of, {
			orderId: `4500${++orders}-${of.id}`,
			items: items
				.map(({ quantity, code, auxiliary, price, unit }, index) =>
					itemOut({ line: (index + 1) * 10, quantity, code, auxiliary, price, unit }),
				)
				.join(""),
			shipTo: shipTo("FI", "00150", "Helsinki"),
			...sent,
		}),
	);

/** A buyer's system that speaks cXML with the backend. */
export function cxmlBuyer(backend: Backend) {
	async function send(text: string, client = ""): Promise<string> {
		const headers = {
			"Content-Type": "text/xml",
			"Content-Length": String(Buffer.byteLength(text)),
			"Shop-Origin": "https://shop.example",
			Locale: "de",
			Client: client,
		};
		const response = await backend.request("/procurement/cxml", { method: "POST", headers, body: text });
		const type = response.headers.get("Content-Type");
		if (response.status !== 200 || type !== "text/xml; charset=UTF-8") throw new Error(`Answered ${response.status} ${type}.`);
		return response.text();
	}
	async function begin(answered: string): Promise<VisitCaller> {
		const token = startPathOf(answered).split("token=").at(-1);
		const { status, body } = await backend.caller("de").call("POST", "/procurement/begin", { token });
		if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
		const begun = procurement.begin.answer.parse(body);
		return { ...backend.caller("de", begun.sessionId), cart: begun.cart };
	}
	/** Ends a visit. @returns the message that takes its cart back */
	async function takeBack(visit: VisitCaller): Promise<string> {
		const { status, body } = await visit.call("POST", "/procurement/return", { uuid: visit.cart });
		if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
		const { fields } = procurement.giveBack.answer.parse(body);
		return fields.find(({ name }) => name === "cxml-urlencoded")?.value ?? "";
	}
	return {
		send,
		begin,
		takeBack,
		/** A verified company's connection. */
		async connection(columns: Record<string, string | number> = {}): Promise<TestConnection> {
			const made = await connectionOf(backend, { kind: "cxml", columns });
			const vat = await backend.db.prepare("SELECT vat FROM teams WHERE id = ?").bind(made.team.id).first("vat");
			await verifiedCompany(backend, String(vat));
			return made;
		},
		/** A whole visit that puts goods into its cart. @returns what it takes back */
		async shopped(of: TestConnection, fill: (visit: VisitCaller) => Promise<unknown>): Promise<TakenItem[]> {
			const visit = await begin(await send(plainVendor.setup(as(of))));
			await fill(visit);
			return itemsOf(await takeBack(visit));
		},
	};
}
