import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { catalogue } from "../../../contract/catalogue";
import { company } from "../../../contract/company";
import { content } from "../../../contract/content";
import { formatRange } from "../../../contract/fields";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { shopReviews } from "../../platform/backend/optional-content.server";
import { formatFor } from "../../platform/i18n/format";
import { keepPage } from "../../platform/page/compare-ids";
import { pageMeta } from "../../platform/seo/page-meta";
import type { loader as rootLoader } from "../../root";
import { StaticPart } from "../../ui/static-part";
import { CompanyData } from "../home/company-data";
import { HomePage } from "../home/home-page";
import { mixedRows } from "../table-rows";

export const handle = { i18n: ["home", "catalogue"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

const popularCount = 8;
const blogCount = 3;

/** What a backend does not have is left out. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, texts } = context;
	const [popular, blogs, promotion, figures, reviews] = await Promise.all([
		deferred(context, optional(context, readPopular(context))),
		deferred(context, optional(context, readBlogs(context))),
		deferred(context, optional(context, orNull(backend(content.promotion)))),
		deferred(context, optional(context, orNull(backend(content.static)))),
		deferred(context, optional(context, readReviews(context))),
	]);
	const t = texts.translator("home");
	return {
		meta: { title: t("title"), description: t("metaDescription") },
		popular,
		idem: context.newKey(),
		blogs,
		promotion,
		figures,
		reviews,
	};
}

/** The most bought goods, and the one of the large drawing. */
async function readPopular({ backend }: LoaderFunctionArgs["context"]) {
	const popular = (await orNull(backend(catalogue.popular))) ?? [];
	return { shown: popular[0], rows: mixedRows(popular.slice(0, popularCount)) };
}

async function readReviews(context: LoaderFunctionArgs["context"]) {
	const known = await shopReviews(context);
	const month = new Intl.DateTimeFormat(context.market.intl, { month: "long", year: "numeric", timeZone: company.timeZone });
	return (
		known && { ...known, reviews: known.reviews.map(({ ordered, ...review }) => ({ ...review, month: month.format(new Date(ordered)) })) }
	);
}

async function readBlogs({ backend, market }: LoaderFunctionArgs["context"]) {
	const found = await orNull(backend(content.blogs, { query: { range: formatRange(0, blogCount) } }));
	return (found?.blogs ?? []).map(({ slug, title, intro, published }) => ({
		slug,
		title,
		intro,
		published,
		day: formatFor(market).date(published),
	}));
}

export default function HomeRoute() {
	const { meta: _, ...page } = useLoaderData<typeof loader>();
	const categories = useRouteLoaderData<typeof rootLoader>("root")?.categories ?? null;
	return (
		<>
			<HomePage {...page} categories={categories} />
			<StaticPart id="company-data">{import.meta.env.SSR ? <CompanyData /> : null}</StaticPart>
		</>
	);
}
