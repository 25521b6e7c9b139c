import type { Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Money } from "../price/price";
import * as css from "./hero.css";

/** The lower right corner of a technical drawing, with a price where others have a scale. */
export function TitleBlock({ variant }: { variant: Variant }) {
	const t = useT("home");
	const unit = useT("catalogue")(`unit.per.${variant.products.unit}`);
	const { number } = useFormat();
	const mass = variant.attributes.find(({ code }) => code === "mass");
	const { products, title, suppliedVariant } = variant;
	return (
		<dl className={css.block}>
			<div className={css.wideCell}>
				<dt className={css.term}>{t("block.title")}</dt>
				<dd className={css.value}>
					{products.title} <span className={css.beside}>{title}</span>
				</dd>
			</div>
			<div className={css.cell}>
				<dt className={css.term}>{t("block.norm")}</dt>
				<dd className={css.value}>{products.norm}</dd>
			</div>
			{mass && typeof mass.value === "number" ? (
				<div className={css.cell}>
					<dt className={css.term}>{t("block.mass")}</dt>
					<dd className={css.value}>
						{number(mass.value)} {mass.unit}
					</dd>
				</div>
			) : null}
			<div className={css.cell}>
				<dt className={css.term}>{t("block.price", { unit })}</dt>
				<dd className={css.value}>
					<Money cents={suppliedVariant.price} />
				</dd>
			</div>
		</dl>
	);
}
