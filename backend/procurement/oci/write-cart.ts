import type { FormField, ReturnForm } from "../../../contract/procurement";
import type { PricedCart } from "../../orders/priced-cart";
import type { ReturnedLine } from "../return-lines";
import { returnedLines, type Written } from "../return-lines";
import type { Visit } from "../visit-rows";
import { itemFields } from "./item-fields";

type Head = Pick<Visit, "name" | "frame_origins" | "return_url" | "units" | "rules"> & { sent: Pick<Visit["sent"], "fields" | "target"> };

/** The form of some lines for the hook address. The system's own fields (~OkCode, ~Target, ~Caller) come back with them. */
export const ociForm = (visit: Head, lines: readonly ReturnedLine[]): ReturnForm => ({
	system: visit.name,
	frame_origins: visit.frame_origins,
	action: visit.return_url,
	target: visit.sent.target,
	fields: [...visit.sent.fields, ...lines.flatMap((line, index): FormField[] => itemFields(line, index + 1, visit))],
});

export function writeOci(visit: Visit, cart: PricedCart | null, written: Written) {
	const lines = cart ? returnedLines(cart, visit.rules, written) : [];
	return { form: ociForm(visit, lines), lines, kind: "OCI cart" };
}
