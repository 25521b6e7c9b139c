import { type RefObject, Suspense, useState, useSyncExternalStore } from "react";
import { useT } from "../../i18n";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import { askHits } from "./ask-hits";
import { FoundHits } from "./found-hits";
import type { HitPage } from "./hits";
import { NoHits } from "./no-hits";
import * as css from "./overlay.css";
import { OverlaySearch } from "./overlay-search";
import { useOverlay } from "./use-overlay";

/**
 * What is found while it is typed, below the search bar (spec section 2). It is no list box but a region of links that follows the
 * field: the field stays a plain one, and every hit can be opened in another tab.
 * @param place the search bar, with its form in it
 */
export function SearchOverlay({ place }: { place: RefObject<HTMLElement> }) {
	return (
		// Until its texts are there.
		<Suspense fallback={null}>
			<Overlay place={place} />
		</Suspense>
	);
}

function Overlay({ place }: { place: RefObject<HTMLElement> }) {
	const t = useT("overlay");
	const [search] = useState(() => new OverlaySearch(askHits));
	const found = useSyncExternalStore(search.subscribe, search.found);
	const { isWanted, close } = useOverlay(place, search);
	const { page, hasFailed } = found;
	const isOpen = isWanted && (page !== null || hasFailed);
	const hasHits = page !== null && (page.count > 0 || page.categories.length > 0);
	return (
		<>
			<div role="status">
				<Hidden>{isOpen ? <Said page={page} /> : null}</Hidden>
			</div>
			{isOpen ? (
				<section aria-label={t("label")} className={css.overlay}>
					{hasHits ? (
						<FoundHits key={page.words} found={found} page={page} more={search.more} />
					) : page ? (
						<NoHits words={page.words} />
					) : (
						<p className={css.failed}>{t("failed")}</p>
					)}
					<button type="button" className={css.close} onClick={close}>
						<Icon name="close" />
						<Hidden>{t("close")}</Hidden>
					</button>
				</section>
			) : null}
		</>
	);
}

/** What a screen reader hears when the overlay shows something else. */
function Said({ page }: { page: HitPage | null }) {
	const t = useT("overlay");
	if (!page) return t("failed");
	const categories = page.categories.length;
	if (page.count === 0 && categories === 0) return t("none.title", { words: page.words });
	const parts = [t("said.products", { count: page.count }), categories > 0 ? t("said.categories", { count: categories }) : ""];
	return [page.corrected ? t("corrected", { words: page.corrected }) : "", parts.filter(Boolean).join(", "), t("said.keys")]
		.filter(Boolean)
		.join(". ");
}
