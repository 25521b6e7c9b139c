import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskGoods } from "../../../contract/desk/catalogue";
import { maxCounted, missingTexts } from "../../../contract/desk/lists";
import { href } from "../../platform/config/href";
import { markets } from "../../platform/config/market";
import { formatFor } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { SelectField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { DeskFilter } from "../desk-filter";
import { deskPages } from "../desk-list.server";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";
import { goodsHref, goodsQuery, visibilities } from "./goods-query";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = goodsQuery(new URL(request.url).searchParams);
	const { category, supplier, hidden, texts, pictures, stock, search, page } = query;
	const { rows, count, categories, suppliers } = await context.desk().backend(deskGoods.list, {
		query: {
			...{ search, page },
			category: category || undefined,
			supplier: supplier || undefined,
			hidden: hidden || undefined,
			texts: texts || undefined,
			pictures: pictures || undefined,
			stock: stock || undefined,
		},
	});
	const pages = deskPages(count);
	if (page > pages) throw redirect(goodsHref({ ...query, page: pages }), 302);
	const { money, number: figure } = formatFor(context.market);
	const t = context.texts.translator("desk");
	return {
		rows: rows.map(({ price, stock: units, availability, ...row }) => ({
			...row,
			price: price === null ? "–" : money(price),
			units: units === null ? null : figure(units),
			availability: availability ?? "out",
		})),
		lead: count > maxCounted ? t("goods.many", { most: figure(maxCounted) }) : t("goods.count", { count }),
		...{ pages, query, categories, suppliers },
		news: takeDeskNews(context),
		meta: describePage(context, { title: t("nav.goods") }),
	};
}

/** The articles of the shop. */
export default function Goods() {
	const { rows, lead, pages, query, categories, suppliers, news } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.goods")} lead={lead} news={news}>
			<DeskFilter path={href("/desk/goods")} label={t("goods.search")} search={query.search}>
				<Filter
					name="category"
					chosen={query.category}
					choices={categories.map(({ slug, title, depth }) => ({ value: slug, label: `${"\u2003".repeat(depth)}${title}` }))}
				/>
				<Filter name="supplier" chosen={query.supplier} choices={suppliers.map(({ code, name }) => ({ value: code, label: name }))} />
				<Filter name="hidden" chosen={query.hidden} choices={visibilities.map((value) => ({ value, label: t(`goods.hidden.${value}`) }))} />
				<Filter
					name="texts"
					chosen={query.texts}
					choices={missingTexts.map((value) => ({ value, label: value === "any" ? t("goods.texts.any") : markets[value].language }))}
				/>
				<Filter name="pictures" chosen={query.pictures} choices={[{ value: "none", label: t("goods.pictures.none") }]} />
				<Filter name="stock" chosen={query.stock} choices={[{ value: "out", label: t("goods.stock.out") }]} />
			</DeskFilter>
			<DeskTable
				caption={t("nav.goods")}
				rows={rows}
				keyOf={({ article }) => article}
				empty={t("filter.none")}
				columns={[
					{
						title: t("field.item"),
						isName: true,
						cell: ({ article, product }) => <Link to={subjectHref("goods", product)}>{article}</Link>,
					},
					{ title: t("field.title"), share: "l", cell: ({ title }) => title },
					{ key: "goods.category", title: t("goods.category"), share: "m", cell: ({ category }) => category },
					{
						key: "goods.supplier",
						title: t("goods.supplier"),
						share: "m",
						cell: ({ supplier, suppliers: sellers }) =>
							supplier === null ? "–" : sellers > 1 ? t("goods.suppliers", { name: supplier, more: String(sellers - 1) }) : supplier,
					},
					{ key: "goods.price", title: t("goods.price"), isFigure: true, cell: ({ price }) => price },
					{
						key: "goods.stock",
						title: t("goods.stock"),
						isFigure: true,
						cell: ({ units, availability }) => units ?? t(`goods.stock.${availability}`),
					},
					{ key: "goods.pictures", title: t("goods.pictures"), isFigure: true, cell: ({ pictures }) => pictures || "–" },
					{
						key: "goods.texts",
						title: t("goods.texts"),
						cell: ({ missing }) => (missing.length === 0 ? "–" : missing.map((language) => language.toUpperCase()).join(", ")),
					},
					{
						key: "goods.hidden",
						title: t("goods.hidden"),
						cell: ({ hidden }) => (hidden ? t("goods.hidden.yes") : <span className={css.muted}>–</span>),
					},
				]}
			/>
			<ListPager page={query.page} pages={pages} hrefOf={(page) => goodsHref({ ...query, page })} />
		</DeskPage>
	);
}

interface FilterProps {
	name: "category" | "supplier" | "hidden" | "texts" | "pictures" | "stock";
	chosen: string;
	choices: readonly { value: string; label: string }[];
}

function Filter({ name, chosen, choices }: FilterProps) {
	const t = useT("desk");
	return (
		<SelectField key={chosen} id={name} name={name} label={t(`goods.${name}`)} defaultValue={chosen} autoComplete="off">
			<option value="">{t("filter.all")}</option>
			{choices.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</SelectField>
	);
}
