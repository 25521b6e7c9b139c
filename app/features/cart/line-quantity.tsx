import { Form } from "@remix-run/react";
import type { Cart, CartItem } from "../../../contract/orders";
import type { FormResult } from "../../actions/form-result";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import { useErrorTexts } from "./error-texts";
import * as css from "./line-quantity.css";
import { lineField } from "./proceed-button";

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
	const errors = useErrorTexts(refused).of("amount");
	const id = amountId(item.id);
	const { min_order: minimum, pack_size: pack } = item.suppliedVariant;
	const title = item.fullTitle;
	const rules = [
		minimum > 1 ? t("quantity.minimum", { quantity: format.number(minimum) }) : "",
		pack > 1 ? t("quantity.pack", { quantity: format.number(pack) }) : "",
	].filter(Boolean);
	return (
		<div className={css.place}>
			<Form method="post" preventScrollReset noValidate className={css.form}>
				<input type="hidden" name="intent" value="quantity" />
				<input type="hidden" name="itemId" value={item.id} />
				<input type="hidden" name="version" value={cart.version} />
				<input type="hidden" name="price" value={item.price / 100} />
				<label htmlFor={id} className={css.label}>
					{t("column.quantity")}
					<Hidden> {title}</Hidden>
				</label>
				<input
					key={item.quantity}
					id={id}
					className={css.input}
					name="amount"
					inputMode="numeric"
					autoComplete="off"
					{...lineField(item.quantity)}
					defaultValue={refused?.values.amount ?? item.quantity}
					// With this the styles know whether what is typed differs from what is saved; the form itself is never checked by it.
					pattern={String(item.quantity)}
					required
					aria-invalid={Boolean(errors)}
					aria-describedby={[errors ? `${id}-error` : "", rules.length > 0 ? `${id}-rules` : ""].filter(Boolean).join(" ") || undefined}
				/>
				<button type="submit" className={css.update}>
					{t("quantity.update")}
					<Hidden> {title}</Hidden>
				</button>
				<button type="submit" name="step" value="-1" className={css.less} disabled={item.quantity - pack < minimum}>
					<Icon name="minus" />
					<Hidden>{t("quantity.less", { title })}</Hidden>
				</button>
				<button type="submit" name="step" value="1" className={css.more}>
					<Icon name="plus" />
					<Hidden>{t("quantity.more", { title })}</Hidden>
				</button>
			</Form>
			<Form method="post" preventScrollReset className={css.removeForm}>
				<input type="hidden" name="intent" value="remove" />
				<input type="hidden" name="suppliedVariantId" value={item.suppliedVariant.id} />
				<button type="submit" className={css.remove}>
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
