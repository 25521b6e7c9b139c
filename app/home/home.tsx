import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { company } from "../../contract/company";
import { type BlogEntry, content, type Promotion } from "../../contract/content";
import { formatRange } from "../../contract/fields";
import { sellerCountry } from "../../contract/seller/seller";
import { CategoryList, type ListedCategory } from "../catalogue/list/category-list";
import { PromotionText } from "../catalogue/list/list-parts";
import { mixedRows } from "../catalogue/table/table-rows";
import { VariantTable } from "../catalogue/table/variant-table";
import { ReviewSection } from "../content/trust/reviews";
import { deferred, none, optional } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import { shopReviews } from "../platform/backend/optional-content.server";
import { href } from "../platform/config/href";
import { locales, markets } from "../platform/config/market";
import { DeferredPart } from "../platform/document/deferred-part";
import { useOrigins } from "../platform/document/origins";
import { formatFor, unbroken } from "../platform/i18n/format";
import { useMarket, useT } from "../platform/i18n/i18n";
import { keepPage } from "../platform/page/compare-ids";
import { PageLink } from "../platform/page/page-link";
import { type PageSeller, useSeller } from "../platform/page/use-seller";
import { organizationId } from "../platform/seo/organization-id";
import { pageMeta } from "../platform/seo/page-meta";
import { StructuredData } from "../platform/seo/structured-data";
import type { loader as rootLoader } from "../root";
import { type Deferred, DeferredContent } from "../ui/deferred-content";
import { note, small } from "../ui/layout.css";
import { Link } from "../ui/link";
import { StaticPart } from "../ui/static-part";
import { Wrap } from "../ui/wrap";
import { Hero } from "./hero";
import * as css from "./home.css";
import { OwnAffairs, OwnHeading } from "./own-affairs";
import { readOwnAffairs } from "./own-affairs.server";

export const handle = { i18n: ["home", "catalogue"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

const popularCount = 8;
const blogCount = 3;

/** Leaves out parts that the backend does not have. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, texts, visitor } = context;
	const [own, popular, blogs, promotion, figures, reviews] = await Promise.all([
		deferred(context, visitor.account ? optional(context, readOwnAffairs(context)) : none),
		deferred(context, optional(context, readPopular(context))),
		deferred(context, optional(context, readBlogs(context))),
		deferred(context, optional(context, orNull(backend(content.promotion)))),
		// They are of the whole catalogue.
		deferred(context, visitor.visit?.within === undefined ? optional(context, orNull(backend(content.static))) : none),
		deferred(context, optional(context, readReviews(context))),
	]);
	const t = texts.translator("home");
	return {
		meta: { title: t("title"), description: t("metaDescription") },
		isSignedIn: visitor.account !== null,
		own,
		popular,
		idem: context.newKey(),
		blogs,
		promotion,
		figures,
		reviews,
	};
}

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

export default function HomePage() {
	const { isSignedIn, own, figures, promotion, popular, idem, blogs, reviews } = useLoaderData<typeof loader>();
	// Null while the backend cannot be reached.
	const categories = useRouteLoaderData<typeof rootLoader>("root")?.categories ?? null;
	const t = useT("home");
	const promotionWord = useT("catalogue")("promotion");
	const words = <Hero shown={undefined} />;
	const hero = (
		<DeferredContent of={popular} waiting={words} missing={words}>
			{({ shown }) => <Hero shown={shown} />}
		</DeferredContent>
	);
	return (
		<>
			<Wrap>
				{isSignedIn ? (
					<DeferredPart of={own} title={t("own.title")} waiting={null} lead={<OwnHeading />}>
						{(affairs) => (affairs ? <OwnAffairs {...affairs} /> : hero)}
					</DeferredPart>
				) : (
					hero
				)}
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
			<StaticPart id="company-data">{import.meta.env.SSR ? <CompanyData /> : null}</StaticPart>
		</>
	);
}

interface GroupsProps {
	categories: ListedCategory[];
	/** Null if the backend does not answer. */
	figures: Deferred<{ variantCount: number; productCount: number; supplierCount: number } | null>;
}

function Groups({ categories, figures }: GroupsProps) {
	const t = useT("home");
	const count = useT("catalogue");
	return (
		<section aria-labelledby="categories" className={css.groups}>
			<div className={css.head}>
				<h2 id="categories">{t("categories")}</h2>
				<DeferredContent of={figures} waiting={null} missing={null}>
					{(known) =>
						known ? (
							<p className={note}>
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
					<PageLink to={href("/shop")} className={css.all}>
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
					<PageLink to={href("/about")} className={css.all}>
						{t("about.more")}
					</PageLink>
				</p>
			</div>
		</section>
	);
}

interface BlogTeaser extends Pick<BlogEntry, "slug" | "title" | "intro" | "published"> {
	day: string;
}

function BlogTeasers({ blogs }: { blogs: BlogTeaser[] }) {
	const t = useT("home");
	return (
		<section aria-labelledby="magazine" className={css.section}>
			<div className={css.head}>
				<h2 id="magazine">{t("blog")}</h2>
				<PageLink to={href("/blog")} className={css.all}>
					{t("blog.all")}
				</PageLink>
			</div>
			<ul className={css.teasers}>
				{blogs.map(({ slug, title, intro, published, day }) => (
					<li key={slug} className={css.teaser}>
						<time dateTime={published} className={small}>
							{day}
						</time>
						<h3 className={css.teaserTitle}>
							<PageLink to={href("/blog/:slug", { slug })} className={css.teaserLink}>
								{title}
							</PageLink>
						</h3>
						<p className={note}>{unbroken(intro)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

const claims = [1, 2, 3, 4, 5] as const;

/** Shows the promises of the shop (R1.14). */
function Claims() {
	const t = useT("home");
	return (
		<ul className={css.claims} aria-label={t("claims")}>
			{claims.map((number) => (
				<li key={number} className={css.claim}>
					<p className={css.claimTitle}>{t(`claims.${number}.title`)}</p>
					<p className={note}>{t(`claims.${number}.text`)}</p>
				</li>
			))}
		</ul>
	);
}

function PromotionLine({ promotion: { text, link } }: { promotion: Promotion }) {
	return (
		<Link to={link} className={css.promotion}>
			<PromotionText text={text} />
		</Link>
	);
}

const registers = { FI: "Y-tunnus", EE: "registrikood", DE: "Handelsregister" } as const;

/** Describes the shop and its search to search engines. */
function CompanyData() {
	const { own } = useOrigins();
	const { locale } = useMarket();
	return <StructuredData value={{ "@graph": [organization(own, useSeller()), website(own, locale)] }} />;
}

function organization(origin: string, { name, email, phone, vatId, businessId, address }: PageSeller) {
	const { street, postCode, city, country } = address;
	const telephone = phone.dial;
	return {
		"@type": ["Organization", "OnlineStore"],
		"@id": organizationId(origin),
		name: company.brand,
		legalName: name,
		url: `${origin}/`,
		logo: `${origin}/icon-512.png`,
		email,
		telephone,
		vatID: vatId,
		identifier: { "@type": "PropertyValue", propertyID: registers[sellerCountry], value: businessId },
		address: { "@type": "PostalAddress", streetAddress: street, postalCode: postCode, addressLocality: city, addressCountry: country },
		areaServed: ["FI", "DE", "EE"],
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "sales",
			telephone,
			email,
			availableLanguage: locales.map((locale) => markets[locale].locale),
		},
		sameAs: company.social.map(({ url }) => url),
	};
}

const website = (origin: string, locale: string) => ({
	"@type": "WebSite",
	"@id": `${origin}/#website`,
	url: `${origin}/`,
	name: company.brand,
	inLanguage: locale,
	publisher: { "@id": organizationId(origin) },
	potentialAction: {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: `${origin}/new_search?search={search_term_string}` },
		"query-input": "required name=search_term_string",
	},
});
