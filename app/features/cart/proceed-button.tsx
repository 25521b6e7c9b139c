import type { MouseEvent } from "react";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { notesFormId } from "./notes-form";

/** Marks the fields of lines, which are saved one by one, with what is saved. */
export const lineField = (saved: string | number) => ({ "data-line-field": saved });

/** Goes on to the checkout, and saves the notes with it. With scripts, a quantity that was typed but not saved is saved first. */
export function ProceedButton() {
	const t = useT("cart");
	return (
		<Button kind="primary" size="l" isWide form={notesFormId} name="next" value="payment-info" onClick={saveLineFirst}>
			{t("proceed")}
		</Button>
	);
}

function saveLineFirst(event: MouseEvent): void {
	const fields = document.querySelectorAll<HTMLInputElement>("input[data-line-field]");
	const unsaved = [...fields].find((field) => field.value !== field.dataset.lineField);
	if (!unsaved?.form) return;
	event.preventDefault();
	unsaved.form.requestSubmit();
}
