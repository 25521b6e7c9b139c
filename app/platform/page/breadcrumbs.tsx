import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { StaticPart } from "../../ui/static-part";
import { Hidden, Wrap } from "../../ui/wrap";
import { useT } from "../i18n/i18n";
import { BreadcrumbData, type Crumb } from "./breadcrumb-data";
import { foldedCrumbs } from "./breadcrumb-fold";
import * as css from "./breadcrumbs.css";
import { PageLink } from "./page-link";
import { useKeep } from "./use-choice";
import { useFold } from "./use-fold";

/** From the front page to this one (R3.7). From eight items on, the middle folds. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
	const t = useT("shell");
	const { shown, folded } = foldedCrumbs(items);
	return (
		<nav aria-label={t("breadcrumbs")} className={css.breadcrumbs}>
			<Wrap>
				<ol className={css.list}>
					<li className={css.item}>
						<Link to="/" className={css.link}>
							{t("home")}
						</Link>
					</li>
					{shown.map((crumb, index) => (
						<li key={crumb.title} className={css.item}>
							{index === 1 && folded.length > 0 ? <Fold crumbs={folded} label={t("breadcrumbs.more")} text="…" /> : null}{" "}
							<CrumbText crumb={crumb} isLast={index === shown.length - 1} />{" "}
							{crumb.siblings?.length ? <Fold crumbs={crumb.siblings} label={t("breadcrumbs.siblings", { title: crumb.title })} /> : null}
						</li>
					))}
				</ol>
			</Wrap>
			<StaticPart id="breadcrumb-data">{import.meta.env.SSR ? <BreadcrumbData items={items} /> : null}</StaticPart>
		</nav>
	);
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
	const keep = useKeep();
	if (isLast) return <span aria-current="page">{crumb.title}</span>;
	if (!crumb.to) return <span>{crumb.title}</span>;
	return (
		<PageLink to={keep(crumb.to)} className={css.link}>
			{crumb.title}
		</PageLink>
	);
}

function Fold({ crumbs, label, text }: { crumbs: readonly Crumb[]; label: string; text?: string }) {
	const keep = useKeep();
	return (
		<details ref={useFold()} className={css.fold} name="breadcrumbs">
			<summary className={css.foldButton}>
				<Hidden>{label}</Hidden>
				{text ? <span aria-hidden="true">{text}</span> : <Icon name="down" />}
			</summary>
			<ul className={css.menu}>
				{crumbs.map((crumb) => (
					<li key={crumb.title}>
						<PageLink to={keep(crumb.to ?? "")} className={css.menuLink}>
							{crumb.title}
						</PageLink>
					</li>
				))}
			</ul>
		</details>
	);
}
