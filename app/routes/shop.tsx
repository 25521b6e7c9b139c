import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { ShopPage } from "../features/catalogue/shop-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["catalogue"] };

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const categories = await context.backend(content.rootCategories);
	const t = context.texts.translator("catalogue");
	const title = context.texts.translator("common")("titleSuffix", { title: t("shop.title") });
	return { meta: { title, description: t("shop.lead") }, categories };
}

export default function ShopRoute() {
	const { categories } = useLoaderData<typeof loader>();
	const t = useT("catalogue");
	return (
		<>
			<Breadcrumbs items={[{ title: t("shop.title") }]} />
			<ShopPage categories={categories} />
		</>
	);
}
