import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { formatRange } from "../../contract/fields";
import { Article } from "../features/content/article";
import { blocks } from "../info-page.server";
import { pageMeta } from "../page-meta";

export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { blogs } = await context.backend(content.blogs, { query: { range: formatRange(0, 100) } });
	const found = blogs.find(({ slug }) => slug === params.slug);
	if (!found) throw new Response(null, { status: 404 });
	const { title, intro, published, body } = found;
	const t = context.texts.translator("common");
	return {
		article: { title, intro, published, blocks: blocks(body) },
		magazine: context.texts.translator("shell")("nav.blog"),
		meta: { title: t("titleSuffix", { title }), description: intro },
	};
}

export default function ArticlePage() {
	const { article, magazine } = useLoaderData<typeof loader>();
	return <Article article={article} crumbs={[{ title: magazine, to: "/blog" }]} />;
}
