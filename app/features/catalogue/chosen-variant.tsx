import { Link } from "@remix-run/react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { unbroken, useFormat } from "../../format";
import { useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { AddToCart } from "./add-to-cart";
import { AttributeList } from "./attribute-list";
import * as css from "./chosen-variant.css";
import { Money, Rates } from "./price";
import { Stock } from "./stock";
import { SupplyTable } from "./supply-table";
import { VolumePrices } from "./volume-prices";

interface ChosenVariantProps {
	variant: Variant & { supplies: Supply[] };
	/** The keys of the forms of its supplies, in their order. */
	idems: string[];
	/** Decimals of weights on this page. */
	weightDecimals: number;
	/** The page without the variant. */
	closeTo: string;
}

/** One variant with all that is known of it, and everyone who supplies it (?showVariant=). */
export function ChosenVariant({ variant, idems, weightDecimals, closeTo }: ChosenVariantProps) {
	const t = useT("catalogue");
	const { weight } = useFormat();
	return (
		<section id="variant" aria-labelledby="variant-title" className={css.panel}>
			<div className={css.head}>
				<div>
					<p className={css.code}>{variant.code}</p>
					<h2 id="variant-title">{unbroken(variant.fullTitle)}</h2>
				</div>
				<Link to={closeTo} replace preventScrollReset className={css.close}>
					<Icon name="close" />
					{t("variant.close")}
				</Link>
			</div>
			<div className={css.columns}>
				<Offer variant={variant} idem={idems[0] ?? ""} />
				{variant.suppliedVariant.volume_prices.length > 0 ? (
					<VolumePrices title={variant.code} supply={variant.suppliedVariant} unit={variant.products.unit} />
				) : null}
				<div className={css.attributes}>
					<AttributeList
						attributes={variant.attributes}
						more={[
							{ title: t("fact.norm", { count: 1 }), value: variant.products.norm },
							{ title: t("fact.weight", { unit: t(`unit.per.${variant.products.unit}`) }), value: weight(variant.weight, weightDecimals) },
						]}
					/>
				</div>
			</div>
			{variant.supplies.length > 1 ? <SupplyTable variant={variant} idems={idems} /> : null}
		</section>
	);
}

/** What the best supplier asks, and the form that adds it. */
function Offer({ variant, idem }: { variant: Variant; idem: string }) {
	const t = useT("catalogue");
	const supply = variant.suppliedVariant;
	return (
		<div className={css.offer}>
			<div>
				<p className={css.price}>
					<Money cents={supply.price} />
				</p>
				<p className={css.note}>
					{t(`unit.per.${variant.products.unit}`)}, {t("table.excludingVat")} · <Rates supply={supply} />
				</p>
			</div>
			<p>
				<Stock supply={supply} />
				<span className={css.note}>{t("supply.by", { supplier: supply.supplier.name, city: supply.supplier.city })}</span>
			</p>
			{supply.availability === "out" ? (
				<>
					<p className={css.note}>{t("variant.out")}</p>
					<LinkButton to={`/contact?variant=${variant.code}`} kind="primary">
						{t("variant.askSimilar")}
					</LinkButton>
				</>
			) : (
				<AddToCart variant={variant} supply={supply} idem={idem} isLarge />
			)}
		</div>
	);
}
