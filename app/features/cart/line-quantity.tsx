import { Form } from "@remix-run/react";
import type { Cart, CartItem } from "../../../contract/cart";
import type { FormResult } from "../../actions/form-result";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import { useHydrated } from "../../use-hydrated";
import { useErrorTexts } from "./error-texts";
import * as css from "./line-quantity.css";
import { lineField } from "./proceed-button";
import { useQuantity } from "./use-quantity";

interface QuantityProps {
	cart: Pick<Cart, "version">;
	item: CartItem;
	refused: FormResult | null;
}

export const amountId = (itemId: number): string => `line-${itemId}-amount`;

/** Quantity of a line: typed, or changed by a pack. Update comes first, since the first button is what Enter means. */
export function LineQuantity({ cart, item, refused }: QuantityProps) {
	const t = useT("cart");
	const format = useFormat();
	const { of } = useErrorTexts(refused);
	const found = ["amount", "cut.length", "certificate"].flatMap((field) => of(field) ?? []);
	const errors = found.length > 0 ? found : undefined;
	const id = amountId(item.id);
	const { min_order: leastBars, pack_size: packOfBars } = item.suppliedVariant;
	// Pieces are had one by one; their bars keep to the rules of the supply.
	const [amount, minimum, pack] = item.cut ? [item.cut.pieces, 1, 1] : [item.quantity, leastBars, packOfBars];
	const { field, shown, isLeast, note, press } = useQuantity({ saved: amount, least: minimum, step: pack });
	// A button that becomes disabled under the finger would lose the focus; without scripts the page is loaded anew.
	const isHydrated = useHydrated();
	const title = item.cut ? `${item.fullTitle}, ${format.number(item.cut.length)} mm` : item.fullTitle;
	const ofSupply = [
		leastBars > 1 ? t("quantity.minimum", { quantity: format.number(leastBars) }) : "",
		packOfBars > 1 ? t("quantity.pack", { quantity: format.number(packOfBars) }) : "",
	].filter(Boolean);
	const rules = item.cut && ofSupply.length > 0 ? [t("cut.barRules", { rules: ofSupply.join(", ") })] : ofSupply;
	return (
		<div className={css.place}>
			<Form method="post" preventScrollReset noValidate onSubmit={note} className={css.form}>
				<input type="hidden" name="intent" value="quantity" />
				<input type="hidden" name="itemId" value={item.id} />
				<input type="hidden" name="version" value={cart.version} />
				<input type="hidden" name="price" value={item.price / 100} />
				<label htmlFor={id} className={css.label}>
					{t(item.cut ? "cut.amount" : "column.quantity")}
					<Hidden> {title}</Hidden>
				</label>
				<input
					ref={field}
					id={id}
					className={css.input}
					name="amount"
					inputMode="numeric"
					autoComplete="off"
					{...lineField(amount)}
					defaultValue={refused?.values.amount ?? amount}
					// With this the styles know whether what is typed differs from what is saved; the form itself is never checked by it.
					pattern={String(shown)}
					required
					aria-invalid={Boolean(errors)}
					aria-describedby={[errors ? `${id}-error` : "", rules.length > 0 ? `${id}-rules` : ""].filter(Boolean).join(" ") || undefined}
				/>
				<button type="submit" className={css.update} onClick={() => field.current?.focus()}>
					{t("quantity.update")}
					<Hidden> {title}</Hidden>
				</button>
				<button
					type="submit"
					name="step"
					value="-1"
					className={css.less}
					disabled={isLeast && !isHydrated}
					aria-disabled={isLeast}
					onClick={press(-1)}
				>
					<Icon name="minus" />
					<Hidden>{t("quantity.less", { title })}</Hidden>
				</button>
				<button type="submit" name="step" value="1" className={css.more} onClick={press(1)}>
					<Icon name="plus" />
					<Hidden>{t("quantity.more", { title })}</Hidden>
				</button>
			</Form>
			<Form method="post" preventScrollReset className={css.removeForm}>
				<input type="hidden" name="intent" value="remove" />
				<input type="hidden" name="suppliedVariantId" value={item.suppliedVariant.id} />
				<input type="hidden" name="itemId" value={item.id} />
				<button type="submit" className={css.remove} data-remove="">
					{t("remove")}
					<Hidden> {title}</Hidden>
				</button>
			</Form>
			{errors ? (
				<p id={`${id}-error`} className={css.error}>
					{errors.join(" ")}
				</p>
			) : null}
			{rules.length > 0 ? (
				<p id={`${id}-rules`} className={css.rules}>
					{rules.join(", ")}
				</p>
			) : null}
		</div>
	);
}
