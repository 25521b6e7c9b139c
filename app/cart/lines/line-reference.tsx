import type { CartItem } from "../../../contract/cart";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Hidden } from "../../ui/wrap";
import { lineField } from "../page/proceed-button";
import * as css from "./line-reference.css";
import { SavedNow } from "./saved-now";

export const referenceId = (itemId: number): string => `line-${itemId}-comment`;

/** The buyer's own reference of a line: a part of a building, a cost centre. Folded away until it is wanted. */
export function LineReference({ item, refused }: { item: CartItem; refused: FormResult | null }) {
	const t = useT("cart");
	const errors = useErrorTexts(refused).of("comment");
	const typed = refused?.values.comment ?? item.comment;
	return (
		<details className={item.comment ? css.fold : css.emptyFold} open={errors || typed !== item.comment ? true : undefined}>
			<summary className={css.summary}>
				{item.comment ? t("reference.shown", { text: item.comment }) : t("reference.add")}
				<Hidden> {item.fullTitle}</Hidden>
			</summary>
			<div className={css.form}>
				<div className={css.field}>
					<TextField
						id={referenceId(item.id)}
						name="comment"
						label={t("reference.label")}
						hint={t("reference.hint")}
						errors={errors}
						warning={refused?.errors.comment?.includes("changedMeanwhile") ? <SavedNow text={item.comment} /> : undefined}
						defaultValue={typed}
						maxLength={200}
						{...lineField(item.comment)}
						autoComplete="off"
					/>
				</div>
				<Button size="m">
					{t("save")}
					<Hidden> {item.fullTitle}</Hidden>
				</Button>
			</div>
		</details>
	);
}
