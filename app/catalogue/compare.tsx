import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { catalogue, type Supply, type Variant } from "../../contract/catalogue";
import { orNull } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { unbroken } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { compareHref, maxCompared, readCompareQuery, withChosen } from "../platform/page/compare-ids";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Empty } from "../ui/empty";
import { LinkButton } from "../ui/forms/button";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import { switchLink, switchLinks } from "../ui/switch-links.css";
import { Wrap } from "../ui/wrap";
import { CompareTable, columnsOf } from "./compare/compare-table";
import * as css from "./compare.css";

export const handle = { i18n: ["catalogue", "compare"] };

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const query = readCompareQuery(url.searchParams);
	const address = compareHref(query);
	// A comma may arrive encoded or not.
	if (url.searchParams.toString() !== new URL(address, url).searchParams.toString()) throw redirect(address, 302);
	const [{ variants, missing }, left] = await Promise.all([comparedVariants(context, query.ids), comparedVariants(context, query.left)]);
	return data(
		{
			meta: describePage(context, { title: context.texts.translator("compare")("title") }),
			query,
			variants,
			missing,
			left: left.variants.map(({ code }) => code),
			idems: variants.map(() => context.newKey()),
		},
		{ status: query.ids.length > 0 && variants.length === 0 ? 404 : 200 },
	);
}

export default function ComparePage() {
	const { query, variants, missing, left, idems } = useLoaderData<typeof loader>();
	const t = useT("compare");
	const ids = variants.map(({ id }) => id);
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<Wrap>
				<header className={css.head}>
					<div className={css.line}>
						<h1>{t("title")}</h1>
						{variants.length > 0 ? (
							<p role="status">
								{t("lead", { count: variants.length })}
								<Swipe count={variants.length} />
							</p>
						) : null}
					</div>
					{missing > 0 && variants.length > 0 ? <Notice tone="warning">{t("missing", { count: missing })}</Notice> : null}
					{left.length > 0 ? <Notice tone="warning">{t("left", { most: maxCompared, codes: left.join(", ") })}</Notice> : null}
				</header>
				{variants.length === 0 ? (
					<NothingToCompare missing={missing} />
				) : (
					<>
						<div className={css.tools}>
							{variants.length > 1 ? <RowLinks ids={ids} isDiff={query.isDiff} /> : null}
							{variants.length < maxCompared ? <MoreLinks variants={variants} ids={ids} /> : null}
						</div>
						<CompareTable variants={variants} idems={idems} isDiff={query.isDiff} />
					</>
				)}
			</Wrap>
		</>
	);
}

function NothingToCompare({ missing }: { missing: number }) {
	const t = useT("compare");
	return (
		<Empty
			title={t(missing > 0 ? "gone.title" : "empty.title")}
			actions={
				<>
					<LinkButton to={href("/shop")} kind="primary">
						{t("empty.shop")}
					</LinkButton>
					<LinkButton to={href("/new_search")}>{t("empty.search")}</LinkButton>
				</>
			}
		>
			{missing > 0 ? <p>{t("missing", { count: missing })}</p> : null}
			<p>{t("empty.text", { most: maxCompared })}</p>
		</Empty>
	);
}

/** Says that more columns follow, where not all of them fit. */
function Swipe({ count }: { count: number }) {
	const t = useT("compare");
	return <span className={css.swipe[columnsOf(count)]}> · {t("swipe")}</span>;
}

function RowLinks({ ids, isDiff }: { ids: number[]; isDiff: boolean }) {
	const t = useT("compare");
	return (
		<nav aria-label={t("rows")} className={switchLinks}>
			{[false, true].map((isOne) => (
				<Fragment key={String(isOne)}>
					<Link
						to={compareHref({ ids, isDiff: isOne })}
						replace
						preventScrollReset
						className={switchLink}
						aria-current={isOne === isDiff ? "true" : undefined}
					>
						{t(isOne ? "diff.only" : "diff.all")}
					</Link>{" "}
				</Fragment>
			))}
		</nav>
	);
}

/** Links back to the lists that the items come from. The comparison stays chosen there. */
function MoreLinks({ variants, ids }: { variants: Variant[]; ids: number[] }) {
	const t = useT("compare");
	const chosen = withChosen("", ids);
	const categories = new Map(
		variants.flatMap(({ products }) => products.product_categories.slice(-1).map(({ slug, title }) => [slug, title])),
	);
	return (
		<p className={css.more}>
			{t("more")}{" "}
			{[...categories].map(([slug, title]) => (
				<span key={slug}>
					<Link to={href("/categories/:slug", { slug }) + chosen} className={css.moreLink}>
						{unbroken(title)}
					</Link>{" "}
				</span>
			))}
			<Link to={href("/new_search") + chosen} className={css.moreLink}>
				{t("more.search")}
			</Link>
		</p>
	);
}

interface ComparedVariants {
	/** Variants keep the requested order. */
	variants: (Variant & { supplies: Supply[] })[];
	missing: number;
}

/**
 * Reads the variants of a comparison.
 * @throws the failure's page where the backend fails
 */
async function comparedVariants({ backend }: AppLoadContext, ids: readonly number[]): Promise<ComparedVariants> {
	const read = (id: number) => orNull(backend(catalogue.variant, { params: { id: String(id) } }));
	const found = await Promise.all(ids.map(read));
	const variants = found.filter((variant) => variant !== null);
	return { variants, missing: ids.length - variants.length };
}
