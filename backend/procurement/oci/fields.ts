import type { BackendLocale } from "../../../contract/locale";
import type { FormField } from "../../../contract/procurement";

/** Functions of OCI 4.0 and 5.0 that the shop has; '' opens the catalogue. */
export const functions = ["", "DETAIL", "VALIDATE", "BACKGROUND_SEARCH", "SOURCING"] as const;
export type OciFunction = (typeof functions)[number];

/** The fields of a call, by names of any case. */
export interface OciCall {
	login: string;
	secret: string;
	/** As it was sent, in capitals. */
	function: string;
	hookUrl: string;
	productId: string;
	quantity: string;
	search: string;
	locale: BackendLocale | null;
	/** The window of the system that takes the cart; '' for the same. */
	target: string;
	/** Fields that come back with the cart: ~OkCode, ~Target, ~Caller and others of the system's own. */
	returned: FormField[];
}

/** SAP's languages of one letter, and ISO codes. */
const languages: Readonly<Record<string, BackendLocale>> = {
	...{ D: "de", DE: "de", DEU: "de", E: "en", EN: "en", ENG: "en" },
	...{ U: "fi", FI: "fi", FIN: "fi", "9": "ee", ET: "ee", EE: "ee", EST: "ee" },
};

export function readOci(fields: readonly FormField[]): OciCall {
	const byName = new Map<string, string>();
	for (const { name, value } of fields) {
		const key = name.trim().toUpperCase();
		if (value !== "" && !byName.has(key)) byName.set(key, value);
	}
	const first = (...names: string[]) => names.flatMap((name) => byName.get(name)?.trim() ?? []).at(0) ?? "";
	const target = first("~TARGET", "RETURNTARGET");
	return {
		login: first("USERNAME", "USER", "LOGIN"),
		secret: first("PASSWORD", "PASS"),
		function: first("FUNCTION").toUpperCase(),
		hookUrl: first("HOOK_URL"),
		productId: first("PRODUCTID", "PRODUCT_ID"),
		quantity: first("QUANTITY"),
		search: first("SEARCHSTRING", "SEARCH_STRING"),
		locale:
			languages[
				first("LANGU", "LANGUAGE", "SAP-LANGUAGE", "~LANGUAGE")
					.slice(0, 3)
					.toUpperCase()
					.replace(/[-_].*/, "")
			] ?? null,
		target: /^[\w.-]{1,60}$/.test(target) ? target : "",
		returned: fields.filter(({ name }) => name.trim().startsWith("~")).map(({ name, value }) => ({ name: name.trim(), value })),
	};
}
