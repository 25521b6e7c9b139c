import { useState } from "react";
import type { checkedField } from "./submission";

type Check = (form: FormData) => ReturnType<typeof checkedField>;

/**
 * Validates a field on blur with the action's schema, and again while the reader corrects it. Fetches the schema on the first focus.
 * Without it only the server validates.
 * @param fetchCheck imports the module with the schema
 */
export function useFieldCheck<C extends Check>(fetchCheck: () => Promise<C>) {
	const [check, setCheck] = useState<C | null>(null);
	const load = () =>
		void fetchCheck().then(
			(fetched) => setCheck(() => fetched),
			() => undefined,
		);
	return {
		/** For conform. Without `onValidate` it would send the form to the server for each field. */
		options: check && {
			shouldValidate: "onBlur" as const,
			shouldRevalidate: "onInput" as const,
			onValidate: ({ formData }: { formData: FormData }) => check(formData),
		},
		onFocus: check ? undefined : load,
	};
}
