import { useState } from "react";

type Check = typeof import("./payment-info").checkPaymentInfo;

/**
 * Checks a field with the action's own schema when it is left, and again while a message about it is put right. The schema is fetched once somebody
 * comes to a field; without it the server's word is enough.
 */
export function useFieldCheck() {
	const [check, setCheck] = useState<Check | null>(null);
	const load = () =>
		void import("./payment-info").then(
			({ checkPaymentInfo }) => setCheck(() => checkPaymentInfo),
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
