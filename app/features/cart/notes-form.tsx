import { Form } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import type { FormResult } from "../../actions/form-result";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { TextArea, TextField } from "../../ui/field";
import { useErrorTexts } from "./error-texts";
import * as css from "./notes-form.css";

/** The button that goes on to the checkout belongs to this form from afar, so that nothing typed here is lost. */
export const notesFormId = "notes";

/** What the buyer notes on the order as a whole. */
export function NotesForm({ cart, refused }: { cart: Cart; refused: FormResult | null }) {
	const t = useT("cart");
	const common = useT("common");
	const { of } = useErrorTexts(refused);
	const optional = common("optional");
	return (
		<Form method="post" id={notesFormId} preventScrollReset noValidate className={css.form}>
			<h2 className={css.title}>{t("notes.title")}</h2>
			<input type="hidden" name="intent" value="notes" />
			<div className={css.whole}>
				<TextField
					id="notes-reference"
					name="reference"
					label={t("notes.reference")}
					optional={optional}
					hint={t("notes.referenceHint")}
					errors={of("reference")}
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
				defaultValue={refused?.values.comment ?? cart.comment}
			/>
			<TextArea
				id="notes-shippingComment"
				name="shippingComment"
				label={t("notes.shippingComment")}
				optional={optional}
				hint={t("notes.shippingCommentHint")}
				errors={of("shippingComment")}
				defaultValue={refused?.values.shippingComment ?? cart.shipping_comment}
			/>
			<p className={css.whole}>
				<Button>{t("notes.save")}</Button>
			</p>
		</Form>
	);
}
