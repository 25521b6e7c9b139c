import type { ProductSet, Supply, Variant } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { block, danger, medium, plainHeading, regular, size, small } from "../../ui/layout.css";
import { Money, Stock } from "../price/price";
import { vat } from "../price/price.css";
import { AddToCart } from "../table/add-to-cart";
import type { OrderedSupply, OrderedVariant } from "../table/order-controls";
import * as css from "./product-sets.css";

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
				<h3 className={plainHeading.m}>{unbroken(set.title)}</h3>
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
							<PageLink to={href("/products/:slug", { slug, showVariant: id })}>{unbroken(title)}</PageLink>
							{isOut ? <span className={`${size.xs} ${danger} ${medium}`}> {tc("stock.out")}</span> : null}
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
						<small className={`${small} ${regular} ${block} ${vat}`}>{tc("table.excludingVat")}</small>
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

/** A set on the page of one of its products. Prices are in cents without VAT, weights in grams. */
export interface SetOffer {
	id: number;
	title: string;
	description: string;
	price: number;
	/** The price of the parts bought singly, and the saving in per cent. Null without a saving. */
	single: { price: number; saving: number } | null;
	weight: number;
	/** The variant of the order form. A question about a set names the part that is out of stock. */
	variant: OrderedVariant;
	/** A set takes as long as its slowest part and is as scarce as its scarcest. */
	supply: OrderedSupply & Pick<Supply, "id" | "delivery">;
	parts: { id: number; code: string; title: string; slug: string; unit: Variant["products"]["unit"]; quantity: number; isOut: boolean }[];
}

/** Sets are sold one by one. */
export function setOffer({ id, title, description, price, parts_price: apart, weight, items }: ProductSet): SetOffer {
	const missing = items.find(({ variant }) => isOut(variant));
	return {
		id,
		title,
		description,
		price,
		single: apart !== null && apart > price ? { price: apart, saving: Math.round((1 - price / apart) * 1000) / 10 } : null,
		weight,
		variant: { code: missing?.variant.code ?? "", fullTitle: title, products: { unit: "set" } },
		supply: { id, ...scarcest(items), min_order: 1, pack_size: 1 },
		parts: items.map(({ quantity, variant }) => ({
			id: variant.id,
			code: variant.code,
			title: variant.fullTitle,
			slug: variant.products.slug,
			unit: variant.products.unit,
			quantity,
			isOut: isOut(variant),
		})),
	};
}

const scarcity = ["out", "low", "available"] as const;

function scarcest(items: ProductSet["items"]): Pick<Supply, "availability" | "delivery"> {
	const supplies = items.map(({ variant }) => variant.suppliedVariant);
	const days = ({ delivery: { min, max } }: (typeof supplies)[number]) => max ?? min ?? 0;
	const slowest = supplies.toSorted((a, b) => days(b) - days(a))[0];
	return {
		availability: scarcity.find((state) => supplies.some(({ availability }) => availability === state)) ?? "out",
		delivery: slowest?.delivery ?? { min: null, max: null, approx: false },
	};
}

const isOut = ({ suppliedVariant }: Variant): boolean => suppliedVariant.availability === "out";
