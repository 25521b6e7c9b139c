import { Form, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useT } from "../../platform/i18n/i18n";
import { useLookForUnsaved } from "../lines/unsaved-quantities";
import { sentPart } from "../order/sent-part";

const isField = (field: Element) =>
	field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

/**
 * The one form of the cart, around lines, sums, the button that goes on, and notes: text browsers do not know fields that belong to a form from afar.
 * Without scripts every button sends all that is typed, so that none loses what stands in another row. With them a row is sent by itself: what
 * is half typed elsewhere is not meant yet.
 */
export function CartForm({ version, className, children }: { version: number; className: string; children: ReactNode }) {
	const t = useT("cart");
	const submit = useSubmit();
	const look = useLookForUnsaved();

	function sendPart(event: FormEvent<HTMLFormElement>) {
		if (!(event.nativeEvent instanceof SubmitEvent)) return;
		const part = sentPart(event.nativeEvent);
		if (!part) return;
		event.preventDefault();
		const { submitter } = event.nativeEvent;
		const isOwn = (field: Element) => field.getAttribute("name") === "version" || part.contains(field);
		const body = new FormData();
		body.append("intent", "cart");
		for (const field of event.currentTarget.elements)
			if (isField(field) && field.name && isOwn(field)) body.append(field.name, field.value);
		if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
		submit(body, { method: "post", preventScrollReset: true });
	}

	return (
		<Form method="post" id="cart" className={className} preventScrollReset noValidate onSubmit={sendPart} onInput={look} onClick={look}>
			<input type="hidden" name="intent" value="cart" />
			<input type="hidden" name="version" value={version} />
			{/* The first button is what Enter in a field means. */}
			<button type="submit" hidden>
				{t("quantity.update")}
			</button>
			{children}
		</Form>
	);
}
