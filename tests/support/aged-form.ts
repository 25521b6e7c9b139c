import { newFormKey } from "../../app/platform/http/form-key";
import type { FilledForm } from "./visitor";

/** A form that claims to have been filled in for ten seconds. Forms submitted faster than a human can type are refused. */
export function aged({ path, fields }: FilledForm): FilledForm {
	const then = Date.now() - 10_000;
	return {
		path,
		fields: {
			...fields,
			...(fields.idem !== undefined && { idem: newFormKey(then) }),
			...(fields.at !== undefined && { at: String(then) }),
		},
	};
}

/** Above the shop's limit for bots, in milliseconds. */
export const human = 2200;
