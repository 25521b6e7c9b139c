import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../../contract/content";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { type ListedRoot, ShopPage } from "../category/shop-page";
import { listedCategory } from "../category-list";

export const handle = { i18n: ["catalogue", "shop"] };

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const roots = await context.backend(content.rootCategories);
	const categories = roots.map((root): ListedRoot => ({ ...listedCategory(root), children: root.children.map(listedCategory) }));
	const t = context.texts.translator("shop");
	return { meta: describePage(context, { title: t("title"), description: t("lead") }), categories };
}

export default function ShopRoute() {
	const { categories } = useLoaderData<typeof loader>();
	const t = useT("shop");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<ShopPage categories={categories} />
		</>
	);
}
