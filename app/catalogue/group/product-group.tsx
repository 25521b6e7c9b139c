import { useEffect, useMemo, useRef, useState } from "react";
import type { Filters } from "../../../contract/filters";
import { displayedWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { href } from "../../platform/config/href";
import { rowsAnchor } from "../../platform/http/list-query";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { useSavesData } from "../../ui/browser/saves-data";
import { plainHeading, small } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { type ProductCard, ProductFacts } from "../product/product-card";
import * as card from "../product/product-card.css";
import { commonFamily } from "../table/row-title";
import { TableForm } from "../table/table-form";
import { amountName } from "../table/typed-total";
import { useKeptRows } from "../table/use-kept-rows";
import { DeliveryHead } from "../table/variant-table";
import * as table from "../table/variant-table.css";
import { SizeRow } from "./size-row";
import * as css from "./size-table.css";
import { type Choice, choosingOf, firstChoices, inPack, nearestChoice, sizeName, variantOf } from "./sizes";

/**
 * Shows each product as a row with a choice of variants. If the backend does not list the variants, it shows cards.
 */
export function ProductGroup({ products, ...list }: SizeTableProps) {
	if (products.some(({ sizes }) => sizes)) return <SizeTable products={products} {...list} />;
	return (
		<ul id={rowsAnchor} className={card.grid}>
			{products.map((product) => (
				<Card key={product.slug} {...product} />
			))}
		</ul>
	);
}

function Card({ slug, title, norm, drawing, sizes: _, ...facts }: ProductCard) {
	return (
		<li className={card.card}>
			{useSavesData() ? null : (
				<div className={card.sheet}>
					{drawing ? (
						<img src={pictureAt(drawing, 400)} alt="" width={200} height={160} loading="lazy" decoding="async" className={card.drawing} />
					) : null}
				</div>
			)}
			<div className={card.words}>
				<h2 className={plainHeading.m}>
					<PageLink to={href("/products/:slug", { slug })} className={card.link}>
						{unbroken(title)}
					</PageLink>
				</h2>
				<p className={small}>{norm}</p>
				<ProductFacts {...facts} />
			</div>
		</li>
	);
}

interface SizeTableProps {
	/** Screen readers announce the caption. Sighted readers have the page's heading. */
	caption: string;
	heading: string;
	products: ProductCard[];
	/** Each row starts with a variant that matches these filters. */
	filters: Filters;
	idem: string;
}

const keyOf = ({ slug }: ProductCard) => slug;
const amountsOf = ({ sizes }: ProductCard) => (sizes?.variants ?? []).map(({ suppliedVariant }) => amountName(suppliedVariant.id));

/** Shows one product in each row: options that choose a variant, its price, a quantity and a button. */
function SizeTable({ caption, heading, products: listed, filters, idem }: SizeTableProps) {
	const t = useT("catalogue");
	const { rows: products, kept, note } = useKeptRows(listed, keyOf, amountsOf);
	const { body, choices, choose } = useChoices(products, filters);
	const variants = useMemo(
		() => products.flatMap(({ slug, sizes }) => (sizes ? (variantOf(sizes, choices[slug] ?? []) ?? []) : [])),
		[products, choices],
	);
	const choosing = useMemo(
		() =>
			choosingOf(
				products.flatMap(({ sizes }) => sizes ?? []),
				css.shares.length,
			),
		[products],
	);
	const isMeasured = products.some(({ measures }) => measures.length > 0);
	const family = commonFamily(products.map(({ title }) => title));
	const decimals = Math.max(1, ...variants.map(({ weight }) => weightDecimals(displayedWeight(weight))));
	const isPacked = products.every(({ sizes }) => sizes?.variants.every((variant) => inPack(sizes, variant)));
	const units = new Set(products.map(({ unit }) => unit));
	const unit = units.size === 1 ? (products[0]?.unit ?? null) : null;
	return (
		<TableForm variants={variants} unit={unit} idem={idem} kept={kept} note={note} foot={<span />}>
			{(stateOf) => (
				<>
					{family ? <span className={table.familyOnPhone} data-said={family} /> : null}
					<table className={isPacked ? `${table.table} ${table.packed} ${css.sizes}` : `${table.table} ${css.sizes}`}>
						<caption>
							<Hidden>{caption}</Hidden>
						</caption>
						<thead className={table.head}>
							<tr>
								<th scope="col">
									{t("table.name.product")}{" "}
									{family ? (
										<small className={css.family}>{unbroken(family)}</small>
									) : isMeasured ? (
										<small className={table.unit}>{t("table.measures")} mm</small>
									) : null}
								</th>
								<th scope="col">{t("sizes.choice")}</th>
								<th scope="col" className={table.numberHead}>
									{t("table.weight")} <small className={table.unit}>kg {unit ? t(`unit.per.${unit}`) : t("unit.perUnit")}</small>
								</th>
								<th scope="col">
									{t("table.stock")} <DeliveryHead />
								</th>
								<th scope="col" className={`${table.numberHead} ${table.priceHead}`}>
									{unit ? t("table.price", { unit: isPacked ? t("table.per100") : t(`unit.per.${unit}`) }) : t("table.priceAny")}{" "}
									<small className={table.unit}>{t("table.excludingVat")}</small>
								</th>
								<th scope="col" className={table.numberHead}>
									{t("table.tier")}
								</th>
								<th scope="col" className={table.numberHead}>
									{t("table.amount")}
								</th>
							</tr>
						</thead>
						<tbody ref={body} id={rowsAnchor}>
							{products.map((product) => (
								<SizeRow
									key={product.slug}
									product={product}
									heading={heading}
									choosing={choosing}
									choice={choices[product.slug] ?? []}
									family={family}
									isUnitSaid={unit !== null}
									weightDecimals={decimals}
									isPacked={isPacked}
									stateOf={stateOf}
									onChoose={(group, option) =>
										choose(product.slug, (held) => held.map((before, index) => (index === group ? option : before)), group)
									}
								/>
							))}
						</tbody>
					</table>
				</>
			)}
		</TableForm>
	);
}

type Choices = Readonly<Record<string, Choice>>;

/** Keeps the choice of each row by the slug of its product. It keeps a choice that was made before scripts ran. */
function useChoices(products: readonly ProductCard[], filters: Filters) {
	const body = useRef<HTMLTableSectionElement>(null);
	const [changed, setChanged] = useState<Choices>({});
	const choices = useMemo(() => {
		const sized = products.flatMap(({ slug, sizes }) => (sizes ? [{ slug, sizes }] : []));
		const first = firstChoices(
			sized.map(({ sizes }) => sizes),
			filters,
		);
		return { ...Object.fromEntries(sized.map(({ slug }, index) => [slug, first[index] ?? []])), ...changed };
	}, [products, filters, changed]);
	const choose = (slug: string, wanted: (held: Choice) => Choice, group?: number) => {
		const sizes = products.find((product) => product.slug === slug)?.sizes;
		const choice = sizes && nearestChoice(sizes, wanted(choices[slug] ?? []), group);
		if (!choice) return;
		setChanged((before) => ({ ...before, [slug]: choice }));
		// A choice may have changed another option of the row.
		for (const [index, { code }] of sizes.groups.entries()) showOption(body.current, sizeName(slug, code), choice[index] ?? 0);
	};
	const early = useRef({ products, choose });
	useEffect(() => {
		const { products, choose } = early.current;
		for (const { slug, sizes } of products)
			choose(slug, (held) =>
				held.map((option, group) => shownOption(body.current, sizeName(slug, sizes?.groups[group]?.code ?? "")) ?? option),
			);
	}, []);
	return { body, choices, choose };
}

const fieldsOf = (body: HTMLElement | null, name: string) => {
	const select = [...(body?.querySelectorAll("select") ?? [])].find((field) => field.name === name);
	const radios = [...(body?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])].filter((field) => field.name === name);
	return { select, radios };
};

/** Returns the index of the selected option of a row, or undefined without fields. */
function shownOption(body: HTMLElement | null, name: string): number | undefined {
	const { select, radios } = fieldsOf(body, name);
	const checked = radios.findIndex(({ checked }) => checked);
	return select?.selectedIndex ?? (checked < 0 ? undefined : checked);
}

function showOption(body: HTMLElement | null, name: string, option: number): void {
	const { select, radios } = fieldsOf(body, name);
	if (select) select.selectedIndex = option;
	const radio = radios[option];
	if (radio) radio.checked = true;
}
