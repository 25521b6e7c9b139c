import { type KeyboardEvent, useState } from "react";
import { href } from "../../platform/config/href";
import { listHref } from "../../platform/http/list-query";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { regular, small, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Answers } from "../answers";
import { Understood } from "../understood";
import { HitList } from "./hit-list";
import type { CategoryHit, HitPage, SizeHit } from "./hit-page";
import { MarkedText } from "./marked-text";
import * as css from "./overlay.css";
import type { OverlayState } from "./overlay-search";

interface FoundHitsProps {
	found: OverlayState;
	page: HitPage;
	more: () => Promise<void>;
}

/** Shows variants and categories in tabs, and a link to the page with all of them. */
export function FoundHits({ found, page, more }: FoundHitsProps) {
	const t = useT("overlay");
	const [tab, setTab] = useState<Tab>(page.count > 0 ? "products" : "categories");
	return (
		<>
			{page.answers.length > 0 ? (
				<div className={css.understood}>
					<Answers answers={page.answers} />
				</div>
			) : null}
			<OverlayTabs chosen={tab} choose={setTab} counts={{ products: page.count, categories: page.categories.length }} />
			{page.missing ? <p className={css.corrected}>{page.missing}</p> : null}
			{page.corrected && !page.missing ? <p className={css.corrected}>{t("corrected", { words: page.corrected })}</p> : null}
			{page.understood.length > 0 ? (
				<div className={css.understood}>
					<Understood parts={page.understood} />
				</div>
			) : null}
			<div role="tabpanel" id="hits-panel" aria-labelledby={`hits-${tab}`} aria-busy={found.isSearching} className={css.panel}>
				{tab === "categories" ? (
					<CategoryHits categories={page.categories} typed={page.corrected ?? page.words} />
				) : (
					<>
						<Sizes sizes={page.sizes} typed={page.corrected ?? page.words} quantity={page.quantity} />
						<HitList found={found} page={page} more={more} />
					</>
				)}
			</div>
			{found.isSearching ? (
				// Replaces the link to the results of earlier words.
				<p className={css.searching}>{t("searching")}</p>
			) : (
				<Link to={listHref(href("/new_search"), { search: page.words })} data-hit="" data-count={page.count} className={css.all}>
					{page.count > 0 ? t("all", { count: page.count }) : t("all.categories")}
				</Link>
			)}
		</>
	);
}

function Sizes({ sizes, typed, quantity }: { sizes: SizeHit[]; typed: string; quantity: number | null }) {
	const t = useT("overlay");
	if (sizes.length === 0) return null;
	return (
		<>
			<h3 className={css.heading}>{t("sizes")}</h3>
			<ul className={stack[0]}>
				{sizes.map(({ address, title, measures, count }) => (
					<li key={address}>
						<PageLink to={address} data-hit="" className={css.size}>
							<span>
								<MarkedText text={title} typed={typed} quantity={quantity} />
							</span>{" "}
							<span className={css.sizeMeasures}>{measures}</span> <span className={small}>{count}</span>
						</PageLink>
					</li>
				))}
			</ul>
			<h3 className={css.heading}>{t("variants")}</h3>
		</>
	);
}

function CategoryHits({ categories, typed }: { categories: CategoryHit[]; typed: string }) {
	const t = useT("overlay");
	if (categories.length === 0) return <p className={css.nothing}>{t("noCategories")}</p>;
	return (
		<ul className={stack[0]}>
			{categories.map(({ address, title, count, picture }) => (
				<li key={address}>
					<PageLink to={address} data-hit="" className={css.category}>
						{picture ? (
							<img src={pictureAt(picture, 200)} alt="" width={60} height={48} decoding="async" className={css.picture} />
						) : (
							<span className={css.picture} />
						)}
						<span className={css.categoryTitle}>
							<MarkedText text={title} typed={typed} />
						</span>{" "}
						<span className={small}>{count}</span>
					</PageLink>
				</li>
			))}
		</ul>
	);
}

const tabs = ["products", "categories"] as const;
type Tab = (typeof tabs)[number];

interface OverlayTabsProps {
	chosen: Tab;
	choose: (tab: Tab) => void;
	counts: Record<Tab, number>;
}

/** The tabs are one stop for the tab key. Arrow keys move between them and choose. */
function OverlayTabs({ chosen, choose, counts }: OverlayTabsProps) {
	const t = useT("overlay");
	const { number } = useFormat();
	function goOn(event: KeyboardEvent<HTMLElement>) {
		const other = tabs.find((tab) => tab !== chosen);
		if (!other || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
		event.preventDefault();
		const target = event.key === "Home" ? tabs[0] : event.key === "End" ? tabs[1] : other;
		choose(target);
		document.getElementById(`hits-${target}`)?.focus();
	}
	return (
		<div role="tablist" aria-label={t("label")} className={css.tabs} onKeyDown={goOn}>
			{tabs.map((tab) => (
				<button
					key={tab}
					type="button"
					role="tab"
					id={`hits-${tab}`}
					aria-selected={tab === chosen}
					aria-controls="hits-panel"
					tabIndex={tab === chosen ? 0 : -1}
					className={css.tab}
					onClick={() => choose(tab)}
				>
					{t(`tab.${tab}`)} <span className={`${small} ${regular}`}>{number(counts[tab])}</span>
				</button>
			))}
		</div>
	);
}
