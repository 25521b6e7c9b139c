import { Fragment } from "react";
import { useT } from "../../platform/i18n/i18n";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import { buttonValue } from "../page/cart-rows";
import { lineField } from "../page/proceed-button";
import * as css from "./quantity-form.css";
import { useIsOutOfDate } from "./unsaved-quantities";
import { useQuantity } from "./use-quantity";

interface QuantityFormProps {
	/** The name of the row in the cart's form. */
	row: string;
	/** What it counts, and of which line. */
	label: string;
	title: string;
	saved: number;
	/** What a refused form had in the field. */
	typed: string | undefined;
	least: number;
	/** One press. */
	step: number;
	/** Said below the field. */
	rules: string[];
	/** That one of them which says what the saved quantity comes to. */
	equals?: string | null;
	errors: string[];
}

/** The quantity of a line: typed, or changed by a step. */
export function QuantityForm({ row, label, title, saved, typed, least, step, rules, equals, errors }: QuantityFormProps) {
	const t = useT("cart");
	const id = `${row}-amount`;
	const { field, update, shown, isLeast, press } = useQuantity({ saved, least, step });
	const isOutOfDate = useIsOutOfDate(id);
	// A button that becomes disabled under the finger would lose the focus; without scripts the page is loaded anew.
	const isHydrated = useHydrated();
	const described = [errors.length > 0 ? `${id}-error` : "", rules.length > 0 ? `${id}-rules` : ""].filter(Boolean).join(" ");
	return (
		<div className={css.cell}>
			<label htmlFor={id} className={css.label}>
				{label}
				<Hidden> {title}</Hidden>
			</label>
			<input
				ref={field}
				id={id}
				className={css.input}
				name="amount"
				inputMode="numeric"
				autoComplete="off"
				{...lineField(saved)}
				defaultValue={typed ?? saved}
				// The styles compare the field with this pattern to show whether it differs from the saved quantity; it never validates the form.
				pattern={String(shown)}
				required
				aria-invalid={errors.length > 0}
				aria-describedby={described || undefined}
			/>
			<button ref={update} type="submit" className={css.update} onClick={() => field.current?.focus()}>
				{t("quantity.update")}
				<Hidden> {title}</Hidden>
			</button>{" "}
			<button
				type="submit"
				name="step"
				value={buttonValue("-1", row)}
				className={css.less}
				disabled={isLeast && !isHydrated}
				aria-disabled={isLeast}
				onClick={press(-1)}
			>
				<Icon name="minus" />
				<Hidden>{t("quantity.less", { title })}</Hidden>
			</button>{" "}
			<button type="submit" name="step" value={buttonValue("1", row)} className={css.more} onClick={press(1)}>
				<Icon name="plus" />
				<Hidden>{t("quantity.more", { title })}</Hidden>
			</button>
			{errors.length > 0 ? (
				<p id={`${id}-error`} className={css.error}>
					{errors.join(" ")}
				</p>
			) : null}
			{rules.length > 0 ? (
				<p id={`${id}-rules`} className={css.rules}>
					{rules.map((rule, index) => (
						<Fragment key={rule}>
							{index > 0 ? ", " : null}
							<span className={css.oneRule} aria-busy={(rule === equals && isOutOfDate) || undefined}>
								{rule}
							</span>
						</Fragment>
					))}
				</p>
			) : null}
		</div>
	);
}

/** Takes the line out. */
export function RemoveButton({ row, title }: { row: string; title: string }) {
	const t = useT("cart");
	return (
		<button type="submit" name="remove" value={buttonValue("1", row)} className={css.remove} data-remove="">
			<Icon name="bin" />
			<Hidden>
				{t("remove")} {title}
			</Hidden>
		</button>
	);
}
