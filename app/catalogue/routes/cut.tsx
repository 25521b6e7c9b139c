import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { pageMeta } from "../../platform/seo/page-meta";
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
	const answer = canCut ? await cutPrice(context, variant, searchParams) : null;
	const pageTitle = context.texts.translator("cutting")("page.title", { title: variant.fullTitle });
	const title = context.texts.translator("common")("titleSuffix", { title: pageTitle });
	const isRefused = answer !== null && !searchParams.has("typing") && Object.keys(answer.form.errors).length > 0;
	return data({ meta: { title, isPrivate: true }, variant, answer }, { status: isRefused ? 422 : 200 });
}

export default function CutRoute() {
	const t = useT("cutting");
	const { variant, answer } = useLoaderData<typeof loader>();
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
			{answer ? <CutPage key={variant.id} variant={variant} answer={answer} /> : <NotCut variant={variant} />}
		</>
	);
}
