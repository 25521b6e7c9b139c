/** Requests of IDS Connect, by which software of trades takes a cart along, sends one, opens an article or a search. */
export const idsActions = ["WKE", "WKS", "ADL", "AS"] as const;
export type IdsAction = (typeof idsActions)[number];

export interface IdsRequest {
	action: IdsAction;
	/** The customer number at the supplier, the user and the password. */
	customer: string;
	user: string;
	password: string;
	/** The address that takes a cart; "" for requests without an answer. */
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

/** Versions of requests. Programs of 2.5 still name older ones in some of them. */
const versions = /^(?:1\.3|2\.\d)$/;

/** Reads the fields of a form, whatever their case. Of a field that is there twice, the first one counts. */
export function readIdsRequest(fields: readonly { name: string; value: string }[]): IdsRequest | IdsRefusal {
	const at = (name: string): string => fields.find((field) => field.name.toLowerCase() === name)?.value.trim() ?? "";
	const [version, asked] = [at("version"), at("action").toUpperCase()];
	const action = idsActions.find((one) => one === asked);
	if (version !== "" && !versions.test(version)) return { problem: "version", about: version };
	if (!action) return { problem: "action", about: at("action") };
	const request: IdsRequest = {
		...{ action, customer: at("kndnr"), user: at("name_kunde"), password: at("pw_kunde"), hook: at("hookurl"), target: at("target") },
		...{ article: at("ghnummer"), words: at("searchterm"), cart: at("warenkorb") },
	};
	const problem = missing(request);
	return problem === null ? request : { problem, about: "" };
}

/** A cart may be sent without a way back: its software then takes no answer. */
function missing({ action, hook, article, words, cart }: IdsRequest): IdsRefusal["problem"] | null {
	if (action === "WKE" && hook === "") return "hookMissing";
	if (action === "WKS" && cart === "") return "cartMissing";
	if (action === "ADL" && article === "") return "articleMissing";
	return action === "AS" && words === "" ? "searchMissing" : null;
}
