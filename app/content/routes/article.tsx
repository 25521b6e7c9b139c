import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type BlogEntry, content } from "../../../contract/content";
import { formatRange, slug as slugSchema } from "../../../contract/fields";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { requireCanonical } from "../../platform/http/redirect.server";
import { formatFor } from "../../platform/i18n/format";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { sharePicture } from "../../platform/seo/share-picture";
import { Article } from "../articles/article";
import { articleStructuredData } from "../articles/structured-data";
import { blocks } from "../info/info-page.server";

export const handle = { i18n: ["reading"] };

export const meta = pageMeta;

/** How many others are offered at its end. */
const moreCount = 3;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	requireCanonical(request);
	const parsedSlug = slugSchema.safeParse(params.slug);
	if (!parsedSlug.success) throw new Response(null, { status: 404 });
	const { backend, texts, market, locales } = context;
	const listed = backend(content.blogs, { query: { range: formatRange(0, moreCount + 1) } });
	const others = optional(
		context,
		listed.then(({ blogs }) => otherThan(parsedSlug.data, blogs)),
	);
	const article = await backend(content.blog, { params: { slug: parsedSlug.data } });
	const { slug, title, intro, published, body, picture, category } = article;
	const pixels = sharePicture(market.locale, "blog", slug);
	return {
		article: { title, intro, published, day: formatFor(market).date(published), blocks: blocks(body), picture, category },
		more: await deferred(context, others),
		magazine: texts.translator("shell")("nav.blog"),
		meta: describePage(context, {
			title,
			description: intro,
			type: "article",
			picture: pixels,
			structured: articleStructuredData({
				slug,
				title,
				intro,
				published,
				language: market.intl,
				picture: { url: pixels },
				origin: locales.own,
			}),
		}),
	};
}

const otherThan = (slug: string, blogs: readonly BlogEntry[]): Pick<BlogEntry, "slug" | "title" | "intro">[] =>
	blogs
		.filter((other) => other.slug !== slug)
		.slice(0, moreCount)
		.map((other) => ({ slug: other.slug, title: other.title, intro: other.intro }));

export default function ArticlePage() {
	const { article, more, magazine } = useLoaderData<typeof loader>();
	return <Article article={article} more={more} crumbs={[{ title: magazine, to: "/blog" }]} />;
}
