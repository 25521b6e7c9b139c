import type { Supply, Variant } from "../../../contract/catalogue";
import { maxUnits } from "../../../contract/values/order-bounds";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import * as css from "./add-to-cart.css";
import type { AddingState } from "./use-add-to-cart";

export type OrderedVariant = Pick<Variant, "code" | "fullTitle"> & { products: Pick<Variant["products"], "unit"> };
export type OrderedSupply = Pick<Supply, "availability" | "min_order" | "pack_size">;

interface OrderControlsProps {
	variant: OrderedVariant;
	supply: OrderedSupply;
	name: string;
	defaultValue?: number;
	inCart?: number | undefined;
	/** The button sends this as `only`, so that a form with several rows adds one. */
	only?: number | string;
	state: AddingState;
	supplier?: string;
	words?: string;
}

/** Shows quantity and button of one supply inside a form. For an unavailable supply it links to an inquiry. */
export function OrderControls({ variant, supply, name, defaultValue, inCart, only, state, supplier, words }: OrderControlsProps) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const rule = useOrderRule(supply, variant.products.unit);
	const title = supplier ? `${variant.fullTitle}, ${supplier}` : variant.fullTitle;
	if (supply.availability === "out") {
		const ask = t(words ? "ask" : "ask.row");
		return (
			<Link to={href("/contact", { variant: variant.code })} className={css.ask} aria-label={`${ask}: ${title}`}>
				{ask}
			</Link>
		);
	}
	const add = t("add");
	// The field is empty, because a figure would look typed, and without scripts every row would send it.
	const controls = (
		<span className={css.controls}>
			<input
				type="number"
				inputMode="numeric"
				name={name}
				className={css.amount}
				aria-label={[t("amount.label", { title }), rule].filter(Boolean).join(", ")}
				defaultValue={defaultValue}
				placeholder="–"
				min={supply.min_order}
				step={supply.pack_size}
				max={maxUnits}
				required={defaultValue !== undefined}
				autoComplete="off"
			/>
			<button
				type="submit"
				name={only === undefined ? undefined : "only"}
				value={only}
				className={words ? css.largeButton : css.button}
				aria-label={`${words ?? add}: ${title}`}
				title={words ? undefined : add}
				aria-disabled={state === "adding" || undefined}
				data-state={state === "ready" ? undefined : state}
			>
				<Icon name={state === "added" ? "check" : "cart"} size={18} />
				{words ?? <Hidden>{add}</Hidden>}
			</button>{" "}
			{inCart ? (
				<span className={css.inCart} data-said={number(inCart)} title={t("inCart", { count: inCart })}>
					<Hidden>{t("inCart", { count: inCart })}</Hidden>
				</span>
			) : state === "added" ? (
				<Hidden>{t("added")}</Hidden>
			) : null}
		</span>
	);
	if (!rule) return controls;
	return (
		<span className={css.withRule}>
			{controls} <span className={css.rule}>{rule}</span>
		</span>
	);
}

/** Returns the minimum order and the steps, if the supply has them: "min. 10 Stück, in Packungen zu 5". */
function useOrderRule({ min_order: least, pack_size: step }: OrderedSupply, unit: Variant["products"]["unit"]): string {
	const t = useT("catalogue");
	const rules = [
		least > 1 ? t("order.least", { quantity: t(`unit.${unit}`, { count: least }) }) : "",
		step > 1 ? t("order.step", { count: step }) : "",
	];
	return rules.filter(Boolean).join(", ");
}
