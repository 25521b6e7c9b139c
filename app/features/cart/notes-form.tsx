import { Form } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import type { FormResult } from "../../actions/form-result";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { TextArea, TextField } from "../../ui/field";
import { useErrorTexts } from "./error-texts";
import { HiddenFields } from "./hidden-fields";
import * as css from "./notes-form.css";
import { SavedNow } from "./saved-now";

/** The button that goes on to the checkout belongs to this form from afar, so that nothing typed here is lost. */
export const notesFormId = "notes";

/** What the buyer notes on the order as a whole. */
export function NotesForm({ cart, refused }: { cart: Cart; refused: FormResult | null }) {
	const t = useT("cart");
	const common = useT("common");
	const { of } = useErrorTexts(refused);
	const optional = common("optional");
	const savedNow = (field: string, text: string) =>
		refused?.errors[field]?.includes("changedMeanwhile") ? <SavedNow text={text} /> : undefined;
	return (
		<Form method="post" id={notesFormId} preventScrollReset noValidate className={css.form}>
			<h2 className={css.title}>{t("notes.title")}</h2>
			<input type="hidden" name="intent" value="notes" />
			<HiddenFields
				fields={{ "seen.reference": cart.reference, "seen.comment": cart.comment, "seen.shippingComment": cart.shipping_comment }}
			/>
			<div className={css.whole}>
				<TextField
					id="notes-reference"
					name="reference"
					label={t("notes.reference")}
					optional={optional}
					hint={t("notes.referenceHint")}
					errors={of("reference")}
					warning={savedNow("reference", cart.reference)}
					defaultValue={refused?.values.reference ?? cart.reference}
					autoComplete="off"
				/>
			</div>
			<TextArea
				id="notes-comment"
				name="comment"
				label={t("notes.comment")}
				optional={optional}
				hint={t("notes.commentHint")}
				errors={of("comment")}
				warning={savedNow("comment", cart.comment)}
				defaultValue={refused?.values.comment ?? cart.comment}
			/>
			<TextArea
				id="notes-shippingComment"
				name="shippingComment"
				label={t("notes.shippingComment")}
				optional={optional}
				hint={t("notes.shippingCommentHint")}
				errors={of("shippingComment")}
				warning={savedNow("shippingComment", cart.shipping_comment)}
				defaultValue={refused?.values.shippingComment ?? cart.shipping_comment}
			/>
			<p className={css.whole}>
				<Button>{t("notes.save")}</Button>
			</p>
		</Form>
	);
}
