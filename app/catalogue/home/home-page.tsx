import { Link } from "@remix-run/react";
import type { Variant } from "../../../contract/catalogue";
import type { BlogEntry, Promotion } from "../../../contract/content";
import { ReviewSection, type Reviews } from "../../content/reviews";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { type Deferred, DeferredContent } from "../../ui/deferred-content";
import { Wrap } from "../../ui/wrap";
import { CategoryList, type ListedCategory } from "../category-list";
import { PromotionText } from "../list/promotion-text";
import type { TableVariant } from "../table-rows";
import { VariantTable } from "../variant-table";
import { Hero } from "./hero";
import * as css from "./home-page.css";

/** How much there is. */
interface Figures {
	variantCount: number;
	productCount: number;
	supplierCount: number;
}

export interface HomePageProps {
	/** null: the backend does not tell. */
	figures: Deferred<Figures | null>;
	promotion: Deferred<Promotion | null>;
	/** null while they cannot be read: the shell does without them too. */
	categories: ListedCategory[] | null;
	/** What is bought most, and the variant of the large drawing. */
	popular: Deferred<{ shown: Variant | undefined; rows: TableVariant[] }>;
	/** The key of the table's form. */
	idem: string;
	blogs: Deferred<BlogTeaser[]>;
	/** null: none are shown here. */
	reviews: Deferred<Reviews | null>;
}

export function HomePage({ figures, promotion, categories, popular, idem, blogs, reviews }: HomePageProps) {
	const t = useT("home");
	const promotionWord = useT("catalogue")("promotion");
	const words = <Hero shown={undefined} />;
	return (
		<Wrap>
			<DeferredContent of={popular} waiting={words} missing={words}>
				{({ shown }) => <Hero shown={shown} />}
			</DeferredContent>
			{categories ? <Groups categories={categories} figures={figures} /> : null}
			<DeferredPart of={promotion} title={promotionWord} waiting={null}>
				{(known) => (known ? <PromotionLine promotion={known} /> : null)}
			</DeferredPart>
			<Claims />
			<DeferredPart of={popular} title={t("popular")}>
				{({ rows }) =>
					rows.length > 0 ? (
						<section aria-labelledby="popular" className={css.section}>
							<h2 id="popular">{t("popular")}</h2>
							<VariantTable caption={t("popular.caption")} variants={rows} columns={[]} idem={idem} naming="full" />
						</section>
					) : null
				}
			</DeferredPart>
			<DeferredPart of={blogs} title={t("blog")}>
				{(teasers) => (teasers.length > 0 ? <BlogTeasers blogs={teasers} /> : null)}
			</DeferredPart>
			<DeferredPart of={reviews} title={t("reviews")} waiting={null}>
				{(known) => (known ? <ReviewSection reviews={known} /> : null)}
			</DeferredPart>
			<About />
		</Wrap>
	);
}

/** The product groups, on the first screen. */
function Groups({ categories, figures }: { categories: ListedCategory[] } & Pick<HomePageProps, "figures">) {
	const t = useT("home");
	const count = useT("catalogue");
	return (
		<section aria-labelledby="categories" className={css.groups}>
			<div className={css.head}>
				<h2 id="categories">{t("categories")}</h2>
				<DeferredContent of={figures} waiting={null} missing={null}>
					{(known) =>
						known ? (
							<p className={css.figures}>
								{[
									count("count.variants", { count: known.variantCount }),
									count("count.products", { count: known.productCount }),
									t("suppliers", { count: known.supplierCount }),
								].join(" · ")}
							</p>
						) : null
					}
				</DeferredContent>
				<div data-cta="hero" className={css.allGroups}>
					<PageLink to="/shop" className={css.all}>
						{t("categories.all")}
					</PageLink>
				</div>
			</div>
			<CategoryList categories={categories} view="tiles" />
		</section>
	);
}

function About() {
	const t = useT("home");
	const paragraphs = t("about.text").split("\n\n");
	return (
		<section aria-labelledby="about" className={css.about}>
			<h2 id="about">{t("about.heading")}</h2>
			<div className={css.aboutText}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<p>
					<PageLink to="/about" className={css.all}>
						{t("about.more")}
					</PageLink>
				</p>
			</div>
		</section>
	);
}

interface BlogTeaser extends Pick<BlogEntry, "slug" | "title" | "intro" | "published"> {
	/** When it was published, as the market writes it. */
	day: string;
}

/** The newest articles of the magazine. */
function BlogTeasers({ blogs }: { blogs: BlogTeaser[] }) {
	const t = useT("home");
	return (
		<section aria-labelledby="magazine" className={css.section}>
			<div className={css.head}>
				<h2 id="magazine">{t("blog")}</h2>
				<PageLink to="/blog" className={css.all}>
					{t("blog.all")}
				</PageLink>
			</div>
			<ul className={css.teasers}>
				{blogs.map(({ slug, title, intro, published, day }) => (
					<li key={slug} className={css.teaser}>
						<time dateTime={published} className={css.date}>
							{day}
						</time>
						<h3 className={css.teaserTitle}>
							<PageLink to={`/blog/${slug}`} className={css.teaserLink}>
								{title}
							</PageLink>
						</h3>
						<p className={css.intro}>{intro}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

const claims = [1, 2, 3, 4, 5] as const;

/** What the shop promises (R1.14). */
function Claims() {
	const t = useT("home");
	return (
		<ul className={css.claims} aria-label={t("claims")}>
			{claims.map((number) => (
				<li key={number} className={css.claim}>
					<p className={css.claimTitle}>{t(`claims.${number}.title`)}</p>
					<p className={css.claimText}>{t(`claims.${number}.text`)}</p>
				</li>
			))}
		</ul>
	);
}

/** What the promotion says that runs now, in the line of the categories' pages; here it leads there. */
function PromotionLine({ promotion: { text, link } }: { promotion: Promotion }) {
	return (
		<Link to={link} className={css.promotion}>
			<PromotionText text={text} />
		</Link>
	);
}
