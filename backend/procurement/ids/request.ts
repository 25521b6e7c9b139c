import type { FormField } from "../../../contract/procurement";

/** Requests of IDS Connect, by which software of trades takes a cart along, sends one, opens an article or a search. */
export const idsActions = ["WKE", "WKS", "ADL", "AS"] as const;
export type IdsAction = (typeof idsActions)[number];

export interface IdsRequest {
	action: IdsAction;
	/** The address that takes a cart; "" for none: goods can be looked at alone. */
	hook: string;
	/** The window that takes the answer; "" for the same. */
	target: string;
	/** The article of a deep link. */
	article: string;
	/** The words of a search. */
	words: string;
	/** The cart that is sent, as XML. */
	cart: string;
}

/** A value of a request that is not taken. */
export interface IdsRefusal {
	problem: "action" | "version" | "hookMissing" | "articleMissing" | "searchMissing" | "cartMissing";
	/** The value as it was sent. */
	about: string;
}

const windowName = /^[\w.-]{1,60}$/;

/** Versions of requests: 1.3, 2.5, 2.5.1. Programs of 2.5 still name older ones in some of them. */
const versions = /^(?:1\.3|2\.\d)(?:\.\d)?$/;

/** A value of a form by a name in lower case, whatever the case of its fields. Of a field that is there twice, the first one counts. */
const valueIn =
	(fields: readonly FormField[]) =>
	(name: string): string =>
		fields.find((field) => field.name.trim().toLowerCase() === name)?.value.trim() ?? "";

/** Name and password of a user. Programs that ask for one number alone send it as that of the customer. */
export function idsCredentials(fields: readonly FormField[]): { login: string; secret: string } {
	const at = valueIn(fields);
	return { login: at("name_kunde") || at("kndnr"), secret: at("pw_kunde") };
}

/** A request as its connection's log knows it: its name, and its fields with the cart. */
export const loggedIds = (fields: readonly FormField[], cart: string): { kind: string; fields: FormField[] } => ({
	kind: valueIn(fields)("action").toUpperCase() || "IDS",
	fields: [...fields, ...(cart === "" ? [] : [{ name: "warenkorb", value: cart }])],
});

/** Reads the fields of a form, and the cart that came with them. */
export function readIdsRequest(fields: readonly FormField[], cart: string): IdsRequest | IdsRefusal {
	const at = valueIn(fields);
	const [version, asked, target] = [at("version"), at("action").toUpperCase(), at("target")];
	const action = idsActions.find((one) => one === asked);
	if (version !== "" && !versions.test(version)) return { problem: "version", about: version };
	if (!action) return { problem: "action", about: at("action") };
	const request: IdsRequest = {
		...{ action, hook: at("hookurl"), target: windowName.test(target) ? target : "" },
		...{ article: at("ghnummer"), words: at("searchterm"), cart: cart.trim() },
	};
	const problem = missing(request);
	return problem === null ? request : { problem, about: "" };
}

/** Goods that are taken along need a way back: a visit orders nothing. Articles and searches may only be looked at. */
function missing({ action, hook, article, words, cart }: IdsRequest): IdsRefusal["problem"] | null {
	if ((action === "WKE" || action === "WKS") && hook === "") return "hookMissing";
	if (action === "WKS" && cart === "") return "cartMissing";
	if (action === "ADL" && article === "") return "articleMissing";
	return action === "AS" && words === "" ? "searchMissing" : null;
}
