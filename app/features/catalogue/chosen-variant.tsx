import { Link } from "@remix-run/react";
import { useState } from "react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { CompareLink } from "../compare/compare-link";
import { AddToCart } from "./add-to-cart";
import { AttributeList } from "./attribute-list";
import * as css from "./chosen-variant.css";
import { CutForm } from "./cut-form";
import { PictureViewer } from "./picture-viewer";
import { mainFirst } from "./pictures";
import { Money, Rates } from "./price";
import { Stock } from "./stock";
import { SupplyTable } from "./supply-table";
import { VolumePrices } from "./volume-prices";

interface ChosenVariantProps {
	variant: Variant & { supplies: Supply[] };
	/** The keys of the forms of its best offer and of its supplies, in their order. */
	idems: string[];
	/** Decimals of weights on this page. */
	weightDecimals: number;
}

/** One variant with all that is known of it, and everyone who supplies it (?showVariant=). */
export function ChosenVariant({ variant, idems, weightDecimals }: ChosenVariantProps) {
	const t = useT("catalogue");
	const { weight } = useFormat();
	const { products, suppliedVariant } = variant;
	const [quantity, setQuantity] = useState(suppliedVariant.min_order);
	return (
		<div className={css.panel}>
			<div className={css.columns}>
				<div className={css.picture}>
					<PictureViewer pictures={mainFirst(variant.variant_pictures)} current={0} title={variant.fullTitle} isSmall />
				</div>
				<Offer variant={variant} idem={idems[0] ?? ""} onQuantity={setQuantity} />
				{suppliedVariant.volume_prices.length > 0 ? (
					<div className={css.tiers}>
						<VolumePrices title={variant.code} supply={suppliedVariant} unit={products.unit} quantity={quantity} />
					</div>
				) : null}
				<div className={css.cut}>
					<CutForm variant={variant} />
				</div>
				<div className={css.attributes}>
					<AttributeList
						attributes={variant.attributes}
						more={[
							{ title: t("fact.norm", { count: 1 }), value: products.norm },
							{ title: t("fact.weight", { unit: t(`unit.per.${products.unit}`) }), value: weight(variant.weight, weightDecimals) },
						]}
					/>
				</div>
				{variant.supplies.length > 1 ? (
					<div className={css.supplies}>
						<SupplyTable variant={variant} idems={idems} />
					</div>
				) : null}
			</div>
			<p className={css.more}>
				<Link to={`/products/${products.slug}`}>{t("variant.ofProduct", { title: products.title })}</Link>
				<CompareLink id={variant.id} />
			</p>
		</div>
	);
}

/** What the best supplier asks, and the form that adds it. */
function Offer({ variant, idem, onQuantity }: { variant: Variant; idem: string; onQuantity: (quantity: number) => void }) {
	const t = useT("catalogue");
	const supply = variant.suppliedVariant;
	return (
		<>
			<div className={css.offer}>
				<p className={css.price}>
					<Money cents={supply.price} />
				</p>
				<p className={css.note}>
					{t(`unit.per.${variant.products.unit}`)}, {t("table.excludingVat")}
				</p>
				<p className={css.note}>
					<Rates supply={supply} />
				</p>
				<p className={css.stock}>
					<Stock supply={supply} />
					<span className={css.note}>{t("supply.by", { supplier: supply.supplier.name, city: supply.supplier.city })}</span>
				</p>
			</div>
			<div className={css.action}>
				{supply.availability === "out" ? (
					<>
						<p className={css.note}>{t("variant.out")}</p>
						<LinkButton to={`/contact?variant=${variant.code}`} kind="primary">
							{t("variant.askSimilar")}
						</LinkButton>
					</>
				) : (
					<AddToCart variant={variant} supply={supply} idem={idem} isLarge onQuantity={onQuantity} />
				)}
			</div>
		</>
	);
}
