import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { useT } from "../../i18n";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import * as css from "./add-to-cart.css";

interface AddToCartProps {
	variant: Pick<Variant, "id" | "code" | "fullTitle" | "products">;
	supply: Supply;
	/** The key of this one form: sent twice it is added once. */
	idem: string;
	/** With the words on the button. */
	isLarge?: boolean;
}

/** Quantity and button of one supply; what cannot be had can be asked for. */
export function AddToCart({ variant, supply, idem, isLarge = false }: AddToCartProps) {
	const t = useT("catalogue");
	const { pathname, search } = useLocation();
	const state = useAdding(supply.id);
	const title = variant.fullTitle;
	if (supply.availability === "out") {
		return (
			<Link to={`/contact?variant=${variant.code}`} className={css.ask}>
				{t("ask")}
				<Hidden>: {title}</Hidden>
			</Link>
		);
	}
	return (
		<Form method="post" action="/cart/items" preventScrollReset className={css.form}>
			<input type="hidden" name="suppliedVariantId" value={supply.id} />
			<input type="hidden" name="variantId" value={variant.id} />
			<input type="hidden" name="idem" value={idem} />
			<input type="hidden" name="returnTo" value={pathname + search} />
			<span className={css.controls}>
				<input
					type="number"
					inputMode="numeric"
					name="amount"
					className={css.amount}
					aria-label={t("amount.label", { title })}
					defaultValue={supply.min_order}
					min={supply.min_order}
					step={supply.pack_size}
					max={100_000}
					required
					autoComplete="off"
				/>
				<button
					type="submit"
					className={isLarge ? css.largeButton : css.button}
					aria-label={t("add.label", { title })}
					title={isLarge ? undefined : t("add")}
					aria-disabled={state === "adding"}
					data-state={state}
				>
					<Icon name={state === "added" ? "check" : "cart"} size={18} />
					{isLarge ? t("add") : null}
				</button>
			</span>
			<OrderRule supply={supply} unit={variant.products.unit} isAdded={state === "added"} />
		</Form>
	);
}

/** The least quantity and the steps, where there are any; after adding, that it is done. */
function OrderRule({ supply, unit, isAdded }: { supply: Supply; unit: Variant["products"]["unit"]; isAdded: boolean }) {
	const t = useT("catalogue");
	if (isAdded) return <span className={css.added}>{t("added")}</span>;
	const { min_order: least, pack_size: step } = supply;
	const rules = [
		least > 1 ? t("order.least", { quantity: t(`unit.${unit}`, { count: least }) }) : null,
		step > 1 ? t("order.step", { count: step }) : null,
	].filter((rule) => rule !== null);
	return rules.length > 0 ? <span className={css.rule}>{rules.join(", ")}</span> : null;
}

/** Follows this supply's own form on its way. Without scripts the page says it after it has loaded. */
function useAdding(suppliedVariantId: number): "ready" | "adding" | "added" {
	const { formData } = useNavigation();
	const isAdding = formData?.get("suppliedVariantId") === String(suppliedVariantId);
	const [state, setState] = useState<"ready" | "adding" | "added">("ready");
	if (isAdding && state !== "adding") setState("adding");
	if (!isAdding && state === "adding") setState("added");
	return state;
}
