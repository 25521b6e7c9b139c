import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { isRefused } from "../cut/cut-answer";
import { cutList } from "../cut/cut-list.server";
import { CutPage } from "../cut/cut-page";
import { cutPrice } from "../cut/cut-price.server";
import { NotCut } from "../cut/cut-refused";

export const handle = { i18n: ["catalogue", "cutting", "errors", "variant"] };
export const meta = pageMeta;

/** Pieces of a variant cut to length: what they come to. The panel of a variant asks here too. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const variant = await context.backend(catalogue.variant, { params: { id: params.id ?? "" } });
	// What is sold as it stands, or is sold out, is not priced: the page says why.
	const canCut = variant.products.cutting && variant.length !== null && variant.suppliedVariant.availability !== "out";
	const { searchParams } = new URL(request.url);
	const isTyping = searchParams.has("typing");
	const answer = canCut && isTyping ? await cutPrice(context, variant, searchParams) : null;
	const list = canCut && !isTyping ? await cutList(context, variant, searchParams) : null;
	const title = context.texts.translator("cutting")("page.title", { title: variant.fullTitle });
	return data({ meta: describePage(context, { title }), variant, answer, list }, { status: list && isRefused(list) ? 422 : 200 });
}

export default function CutRoute() {
	const t = useT("cutting");
	const { variant, list } = useLoaderData<typeof loader>();
	const { slug, title, product_categories: categories } = variant.products;
	return (
		<>
			<Breadcrumbs
				items={[
					...categories.map((category) => ({ title: category.title, to: `/categories/${category.slug}` })),
					{ title, to: `/products/${slug}?showVariant=${variant.id}` },
					{ title: t("page.crumb") },
				]}
			/>
			{list ? <CutPage key={variant.id} variant={variant} answer={list} /> : <NotCut variant={variant} />}
		</>
	);
}
