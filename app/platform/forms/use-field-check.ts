import { useState } from "react";
import type { checkedField } from "./submission";

type Check = (form: FormData) => ReturnType<typeof checkedField>;

/**
 * Checks a field with the action's own schema when it is left, and again while a message about it is put right. The schema is fetched once somebody
 * comes to a field; without it the server's word is enough.
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
