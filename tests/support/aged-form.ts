import { newFormKey } from "../../app/platform/http/form-key";
import type { FilledForm } from "./visitor";

/** A form as if somebody had taken ten seconds to fill it in: what comes back sooner than anybody types is refused. */
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

/** Longer than the shop takes for a machine's time. In ms. */
export const human = 2200;
