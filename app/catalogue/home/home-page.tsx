import type { Variant } from "../../../contract/catalogue";
import type { Promotion } from "../../../contract/content";
import { ReviewSection, type Reviews } from "../../content/reviews";
import { LatePart } from "../../platform/document/late-part";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import type { Late } from "../../ui/later";
import { Wrap } from "../../ui/wrap";
import { CategoryList, type ListedCategory } from "../category-list";
import type { TableVariant } from "../table-rows";
import { VariantTable } from "../variant-table";
import { About } from "./about";
import { type BlogTeaser, BlogTeasers } from "./blog-teasers";
import { Claims } from "./claims";
import { type Figures, Hero } from "./hero";
import * as css from "./home-page.css";
import { PromotionLine } from "./promotion-line";

export interface HomePageProps {
	figures: Figures;
	promotion: Promotion | null;
	/** null while they cannot be read: the shell does without them too. */
	categories: ListedCategory[] | null;
	/** The variant of the large drawing. */
	shown: Variant | undefined;
	popular: TableVariant[];
	/** The key of the table's form. */
	idem: string;
	blogs: Late<BlogTeaser[]>;
	/** null: none are shown here. */
	reviews: Reviews | null;
}

export function HomePage({ figures, promotion, categories, shown, popular, idem, blogs, reviews }: HomePageProps) {
	const t = useT("home");
	return (
		<Wrap>
			{promotion ? <PromotionLine promotion={promotion} /> : null}
			<Hero figures={figures} shown={shown} />
			<Claims />
			{categories ? (
				<section aria-labelledby="categories" className={css.section}>
					<div className={css.head}>
						<h2 id="categories">{t("categories")}</h2>
						<PageLink to="/shop" className={css.all}>
							{t("categories.all")}
						</PageLink>
					</div>
					<CategoryList categories={categories} view="grid" isLazy />
				</section>
			) : null}
			{popular.length > 0 ? (
				<section aria-labelledby="popular" className={css.section}>
					<h2 id="popular">{t("popular")}</h2>
					<VariantTable caption={t("popular.caption")} variants={popular} columns={[]} idem={idem} naming="full" />
				</section>
			) : null}
			<LatePart of={blogs}>{(teasers) => (teasers.length > 0 ? <BlogTeasers blogs={teasers} /> : null)}</LatePart>
			{reviews ? <ReviewSection reviews={reviews} /> : null}
			<About />
		</Wrap>
	);
}
