import type { Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useSettled } from "../../ui/browser/use-settled";
import { Hidden } from "../../ui/wrap";
import { unitPrice } from "../price/volume-tiers";
import * as css from "../variant/chosen-variant.css";
import type { TypedOrder } from "./add-to-cart";

/** What the quantity in the form costs: a unit of it, and all of it with its certificate, without VAT. Nothing for what cannot be ordered. */
export function OrderSum({ variant: { products, suppliedVariant: supply }, order }: { variant: Variant; order: TypedOrder }) {
	const t = useT("catalogue");
	const { money } = useFormat();
	const { quantity, hasCertificate } = order;
	const canOrder = Number.isInteger(quantity) && quantity >= supply.min_order && quantity % supply.pack_size === 0;
	const each = unitPrice(supply, quantity);
	const total = each * quantity + (hasCertificate ? (products.certificate_price ?? 0) : 0);
	const words = t("sum.each", { quantity: t(`unit.${products.unit}`, { count: quantity }), price: money(each) });
	const spoken = useSettled(canOrder ? `${words}: ${money(total)} ${t("table.excludingVat")}` : "");
	return (
		<div>
			{canOrder ? (
				<p className={css.sum}>
					{words}: <span className={css.total}>{money(total)}</span> {t("table.excludingVat")}
				</p>
			) : null}
			<div role="status">
				<Hidden>{spoken}</Hidden>
			</div>
		</div>
	);
}
