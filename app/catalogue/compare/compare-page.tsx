import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { Variant } from "../../../contract/catalogue";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { type CompareQuery, compareAddress, mostCompared, withChosen } from "../../platform/page/compare-ids";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import { Wrap } from "../../ui/wrap";
import * as css from "./compare-page.css";
import { CompareTable } from "./compare-table";

interface ComparePageProps {
	query: CompareQuery;
	variants: Variant[];
	/** How many were asked for and are not there. */
	missing: number;
	/** Codes of what is more than can be compared. */
	left: string[];
	/** The keys of the columns' forms. */
	idems: string[];
}

/** Variants side by side. */
export function ComparePage({ query, variants, missing, left, idems }: ComparePageProps) {
	const t = useT("compare");
	const ids = variants.map(({ id }) => id);
	return (
		<Wrap>
			<header className={css.head}>
				<div className={css.line}>
					<h1>{t("title")}</h1>
					{variants.length > 0 ? <p role="status">{t("lead", { count: variants.length })}</p> : null}
				</div>
				{missing > 0 && variants.length > 0 ? <Notice tone="warning">{t("missing", { count: missing })}</Notice> : null}
				{left.length > 0 ? <Notice tone="warning">{t("left", { most: mostCompared, codes: left.join(", ") })}</Notice> : null}
			</header>
			{variants.length === 0 ? (
				<NothingToCompare missing={missing} />
			) : (
				<>
					<div className={css.tools}>
						{variants.length > 1 ? <RowLinks ids={ids} isDiff={query.isDiff} /> : null}
						{variants.length < mostCompared ? <MoreLinks variants={variants} ids={ids} /> : null}
					</div>
					<CompareTable variants={variants} idems={idems} isDiff={query.isDiff} />
				</>
			)}
		</Wrap>
	);
}

function NothingToCompare({ missing }: { missing: number }) {
	const t = useT("compare");
	return (
		<Empty
			title={t(missing > 0 ? "gone.title" : "empty.title")}
			actions={
				<>
					<LinkButton to="/shop" kind="primary">
						{t("empty.shop")}
					</LinkButton>
					<LinkButton to="/new_search">{t("empty.search")}</LinkButton>
				</>
			}
		>
			{missing > 0 ? <p>{t("missing", { count: missing })}</p> : null}
			<p>{t("empty.text", { most: mostCompared })}</p>
		</Empty>
	);
}

/** All rows, or only those that differ: two addresses of one comparison. */
function RowLinks({ ids, isDiff }: { ids: number[]; isDiff: boolean }) {
	const t = useT("compare");
	return (
		<nav aria-label={t("rows")} className={switchLinks}>
			{[false, true].map((isOne) => (
				<Fragment key={String(isOne)}>
					<Link
						to={compareAddress({ ids, isDiff: isOne })}
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

/** Back to the lists that the items are from; what is compared stays chosen there. */
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
					<Link to={`/categories/${slug}${chosen}`} className={css.moreLink}>
						{unbroken(title)}
					</Link>{" "}
				</span>
			))}
			<Link to={`/new_search${chosen}`} className={css.moreLink}>
				{t("more.search")}
			</Link>
		</p>
	);
}
