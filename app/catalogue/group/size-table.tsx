import { useEffect, useMemo, useRef, useState } from "react";
import type { Filters } from "../../../contract/filters";
import { rowsAnchor } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { Hidden } from "../../ui/wrap";
import type { ProductCard } from "../product/similar";
import { sizeName } from "../size-fields";
import { TableForm } from "../table/table-form";
import * as table from "../table/variant-table.css";
import { SizeRow } from "./size-row";
import * as css from "./size-table.css";
import { type Choice, choosingOf, firstChoice, variantOf } from "./sizes";

export interface SizeTableProps {
	/** Said to a screen reader; the page's heading says it to the eye. */
	caption: string;
	/** What stands above the list. */
	heading: string;
	products: ProductCard[];
	/** What the list is narrowed to: rows begin with a variant that holds it. */
	filters: Filters;
	/** The key of the form that all rows are in. */
	idem: string;
}

/** One row a product: options that choose its variant, what that one costs, and quantity and add. */
export function SizeTable({ caption, heading, products, filters, idem }: SizeTableProps) {
	const t = useT("catalogue");
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
	const units = new Set(products.map(({ unit }) => unit));
	const unit = units.size === 1 ? (products[0]?.unit ?? null) : null;
	return (
		<TableForm variants={variants} unit={unit} idem={idem} foot={<span />}>
			{(stateOf) => (
				<table className={`${table.table} ${css.sizes}`}>
					<caption>
						<Hidden>{caption}</Hidden>
					</caption>
					<thead className={table.head}>
						<tr>
							<th scope="col">
								{t("table.name.product")} {isMeasured ? <small className={table.unit}>{t("table.measures")} mm</small> : null}
							</th>
							<th scope="col">{t("sizes.choice")}</th>
							<th scope="col" className={table.numberHead}>
								{t("table.weight")} <small className={table.unit}>kg {unit ? t(`unit.per.${unit}`) : t("unit.perUnit")}</small>
							</th>
							<th scope="col">{t("table.stock")}</th>
							<th scope="col" className={`${table.numberHead} ${table.priceHead}`}>
								{unit ? t("table.price", { unit: t(`unit.per.${unit}`) }) : t("table.priceAny")}{" "}
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
								isUnitSaid={unit !== null}
								stateOf={stateOf}
								onChoose={(group, option) => choose(product.slug, group, option)}
							/>
						))}
					</tbody>
				</table>
			)}
		</TableForm>
	);
}

type Choices = Readonly<Record<string, Choice>>;

/** What is chosen in each row, by its product's slug; what was chosen before scripts ran is taken over. */
function useChoices(products: readonly ProductCard[], filters: Filters) {
	const body = useRef<HTMLTableSectionElement>(null);
	const [changed, setChanged] = useState<Choices>({});
	const choices = useMemo(() => {
		const first = products.flatMap(({ slug, sizes }) => (sizes ? [[slug, firstChoice(sizes, filters)] as const] : []));
		return { ...Object.fromEntries(first), ...changed };
	}, [products, filters, changed]);
	const choose = (slug: string, group: number, option: number) =>
		setChanged((before) => ({
			...before,
			[slug]: (before[slug] ?? choices[slug] ?? []).map((held, index) => (index === group ? option : held)),
		}));
	const early = useRef({ products, choose });
	useEffect(() => {
		const selects = [...(body.current?.querySelectorAll("select") ?? [])];
		const radios = [...(body.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
		for (const { slug, sizes } of early.current.products) {
			for (const [group, { code }] of (sizes?.groups ?? []).entries()) {
				const options = radios.filter(({ name }) => name === sizeName(slug, code));
				const option = options.findIndex(({ checked, defaultChecked }) => checked && !defaultChecked);
				const select = selects.find(({ name }) => name === sizeName(slug, code));
				if (select) early.current.choose(slug, group, select.selectedIndex);
				if (option >= 0) early.current.choose(slug, group, option);
			}
		}
	}, []);
	return { body, choices, choose };
}
