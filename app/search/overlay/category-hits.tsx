import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/picture-at";
import { MarkedText } from "../page/marked-text";
import type { CategoryHit } from "./hits";
import * as css from "./overlay.css";

/** The categories that are named so. */
export function CategoryHits({ categories, typed }: { categories: CategoryHit[]; typed: string }) {
	const t = useT("overlay");
	if (categories.length === 0) return <p className={css.nothing}>{t("noCategories")}</p>;
	return (
		<ul className={css.list}>
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
						<span className={css.count}>{count}</span>
					</PageLink>
				</li>
			))}
		</ul>
	);
}
