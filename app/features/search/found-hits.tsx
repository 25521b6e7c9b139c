import { Link } from "@remix-run/react";
import { useState } from "react";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { listAddress } from "../catalogue/list-query";
import { CategoryHits } from "./category-hits";
import { HitList } from "./hit-list";
import type { HitPage } from "./hits";
import * as css from "./overlay.css";
import type { Found } from "./overlay-search";
import { OverlayTabs, type Tab } from "./overlay-tabs";

interface FoundHitsProps {
	found: Found;
	page: HitPage;
	/** Asks for the next hits. */
	more: () => Promise<void>;
}

/** Products and categories behind their tabs, and the way to the page with all of them. */
export function FoundHits({ found, page, more }: FoundHitsProps) {
	const t = useT("overlay");
	const { number } = useFormat();
	const [tab, setTab] = useState<Tab>(page.count > 0 ? "products" : "categories");
	return (
		<>
			<OverlayTabs chosen={tab} choose={setTab} counts={{ products: page.count, categories: page.categories.length }} />
			{page.corrected ? <p className={css.corrected}>{t("corrected", { words: page.corrected })}</p> : null}
			<div role="tabpanel" id="hits-panel" aria-labelledby={`hits-${tab}`} className={css.panel}>
				{tab === "categories" ? (
					<CategoryHits categories={page.categories} typed={page.corrected ?? page.words} />
				) : (
					<HitList found={found} page={page} more={more} />
				)}
			</div>
			<Link to={listAddress("/new_search", { search: page.words })} className={css.all}>
				{t("all", { count: number(page.count) })}
			</Link>
		</>
	);
}
