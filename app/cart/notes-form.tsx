import { useContext } from "react";
import type { Cart } from "../../contract/cart";
import { useErrorTexts } from "../platform/forms/error-texts";
import type { FormResult } from "../platform/forms/form-result";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { TextArea, TextField } from "../ui/forms/field";
import * as css from "./cart-page.css";
import { formPart } from "./change/cart-rows";
import { CostSelect, CostsContext, SavedNow } from "./note-fields";

interface NotesProps {
	cart: Cart;
	refused: FormResult | null;
	/** A guest types the cost centre that others choose from their company's. */
	isGuest: boolean;
}

/** The buyer's notes on the order. They are fields of the cart's form. The addresses ask for the buyer's order number. */
export function NotesForm({ cart, refused, isGuest }: NotesProps) {
	const t = useT("cart");
	const common = useT("common");
	const { of } = useErrorTexts(refused);
	const optional = common("optional");
	const costs = useContext(CostsContext);
	const savedNow = (field: string, text: string) =>
		refused?.errors[field]?.includes("changedMeanwhile") ? <SavedNow text={text} /> : undefined;
	return (
		<section id="notes" aria-labelledby="notes-title" className={css.notesForm} {...formPart}>
			<h2 id="notes-title" className={css.notesTitle}>
				{t("notes.title")}
			</h2>
			<HiddenFields
				fields={{
					"seen.shippingComment": cart.shipping_comment,
					"seen.comment": cart.comment,
					"seen.costCentre": cart.cost_centre,
					"seen.project": cart.project,
				}}
			/>
			{cart.reference === "" ? null : (
				<p className={css.wholeNote}>
					{t("notes.reference")}: <b>{cart.reference}</b>
				</p>
			)}
			<div className={css.notePair}>
				{isGuest ? (
					<TextField
						id="notes-costCentre"
						name="costCentre"
						label={t("costs.centre")}
						optional={optional}
						maxLength={20}
						autoComplete="off"
						errors={of("costCentre")}
						warning={savedNow("costCentre", cart.cost_centre)}
						defaultValue={refused?.values.costCentre ?? cart.cost_centre}
					/>
				) : (
					<CostSelect
						id="notes-costCentre"
						name="costCentre"
						label={t("costs.centre")}
						none={t("costs.none")}
						optional={costs?.is_required ? undefined : optional}
						errors={of("costCentre")}
						value={refused?.values.costCentre ?? cart.cost_centre}
					/>
				)}
				<CostSelect
					id="notes-project"
					name="project"
					label={t("costs.project")}
					none={t("costs.none")}
					optional={optional}
					errors={of("project")}
					value={refused?.values.project ?? cart.project}
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
			<p className={css.wholeNote}>
				<Button>{t("notes.save")}</Button>
			</p>
		</section>
	);
}
