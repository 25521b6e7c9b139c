import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { Money } from "../price/price";
import { vat } from "../price/price.css";
import { Stock } from "../price/stock";
import { AddToCart } from "../table/add-to-cart";
import * as css from "./product-sets.css";
import type { SetOffer } from "./set-offer";

/** Sets that hold the product: what is in them, what they cost beside their parts, and the form that buys them. */
export function ProductSets({ sets, idem }: { sets: SetOffer[]; idem: string }) {
	const t = useT("product");
	return (
		<section aria-labelledby="sets-title" className={css.section}>
			<h2 id="sets-title">{t("sets.title")}</h2>
			<ul className={css.list}>
				{sets.map((set) => (
					<SetSheet key={set.id} set={set} idem={`${idem}-${set.id}`} />
				))}
			</ul>
		</section>
	);
}

function SetSheet({ set, idem }: { set: SetOffer; idem: string }) {
	const t = useT("product");
	const tc = useT("catalogue");
	const { money, percent, weight } = useFormat();
	return (
		<li className={css.set}>
			<div className={css.words}>
				<h3 className={css.title}>{unbroken(set.title)}</h3>
				<p className={css.note}>{unbroken(set.description)}</p>
				<p className={css.stock}>
					<Stock supply={set.supply} />
				</p>
			</div>
			<ul className={css.parts}>
				{set.parts.map(({ id, code, title, slug, unit, quantity, isOut }) => (
					<li key={id} className={css.part}>
						<span className={css.quantity}>{tc(`unit.${unit}`, { count: quantity })}</span>{" "}
						<span>
							<PageLink to={`/products/${slug}?showVariant=${id}`}>{unbroken(title)}</PageLink>
							{isOut ? <span className={css.out}> {tc("stock.out")}</span> : null}
						</span>{" "}
						<span className={css.code}>{code}</span>
					</li>
				))}
			</ul>
			<dl className={css.sums}>
				{set.single ? (
					<div className={css.sum}>
						<dt>{t("sets.parts")}</dt>
						<dd>{money(set.single.price)}</dd>
					</div>
				) : null}
				<div className={css.sum}>
					<dt>{t("sets.weight")}</dt>
					<dd>{weight(set.weight)}</dd>
				</div>
				<div className={css.total}>
					<dt>
						{t("sets.price")}
						<small className={`${css.small} ${vat}`}>{tc("table.excludingVat")}</small>
					</dt>
					<dd>
						<Money cents={set.price} />
					</dd>
				</div>
				{set.single ? (
					<div className={css.saving}>
						<dt>{t("sets.saving")}</dt>
						<dd>
							{money(set.single.price - set.price)} (−{percent(set.single.saving)})
						</dd>
					</div>
				) : null}
			</dl>
			<div className={css.add}>
				<AddToCart variant={set.variant} supply={set.supply} set={set} words={t("sets.add")} idem={idem} />
			</div>
		</li>
	);
}
