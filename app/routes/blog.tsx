import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { formatRange } from "../../contract/fields";
import { ArticleList } from "../features/content/article-list";
import { InfoArticle } from "../features/content/info-page";
import { infoPage } from "../info-page.server";
import { pageMeta } from "../page-meta";

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { blogs } = await context.backend(content.blogs, { query: { range: formatRange(0, 100) } });
	const articles = blogs.map(({ slug, title, intro, published }) => ({ slug, title, intro, published }));
	return { ...infoPage(context, "blog"), articles };
}

export default function Blog() {
	const { page, articles } = useLoaderData<typeof loader>();
	return (
		<InfoArticle page={page}>
			<ArticleList articles={articles} />
		</InfoArticle>
	);
}
