import type { Variant } from "../../contract/catalogue";
import { sectionOf } from "../catalogue/pictures";
import { Money } from "../catalogue/price/price";
import { SearchExamples } from "../catalogue/search-examples";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { PageLink } from "../platform/page/page-link";
import { useSavesData } from "../ui/browser/saves-data";
import { heading, hiddenOnPhone, note, regular, small } from "../ui/layout.css";
import * as css from "./home.css";

interface HeroProps {
	/** The variant in the drawing. Without one the hero shows only words. */
	shown: Variant | undefined;
}

/**
 * Introduces the shop, next to a drawing on wide screens. It is low, so that the product groups are on the first
 * screen.
 */
export function Hero({ shown }: HeroProps) {
	const t = useT("home");
	return (
		<header className={shown ? css.hero : css.plainHero}>
			<div className={css.words}>
				<h1 className={css.heading}>{t("heading")}</h1>
				<p className={css.lead}>{t("lead")}</p>
				<div className={hiddenOnPhone}>
					<SearchExamples label={t("examples")} code={shown?.code} />
				</div>
			</div>
			{shown ? <Drawing variant={shown} /> : null}
		</header>
	);
}

/** Readers who save data get only the title block. */
function Drawing({ variant }: { variant: Variant }) {
	const isPlain = useSavesData();
	const picture = sectionOf(variant.variant_pictures);
	if (!picture) return null;
	if (isPlain)
		return (
			<div className={css.sheet}>
				<TitleBlock variant={variant} />
			</div>
		);
	return (
		<div className={css.sheet}>
			<PageLink to={href("/products/:slug", { slug: variant.products.slug })} className={css.drawing}>
				<img src={picture.url} alt={variant.products.title} width={500} height={400} loading="lazy" />
			</PageLink>
			<TitleBlock variant={variant} />
		</div>
	);
}

/** Draws the lower right corner of a technical drawing, with a price in place of the scale. */
function TitleBlock({ variant }: { variant: Variant }) {
	const t = useT("home");
	const unit = useT("catalogue")(`unit.per.${variant.products.unit}`);
	const { number } = useFormat();
	const mass = variant.attributes.find(({ code }) => code === "mass");
	const { products, title, suppliedVariant } = variant;
	return (
		<dl className={css.block}>
			<div className={css.cell}>
				<dt className={small}>{t("block.title")}</dt>
				<dd className={heading.m}>
					{products.title} <span className={`${note} ${regular}`}>{title}</span>
				</dd>
			</div>
			<div className={css.cell}>
				<dt className={small}>{t("block.norm")}</dt>
				<dd className={heading.m}>{products.norm}</dd>
			</div>
			{mass && typeof mass.value === "number" ? (
				<div className={css.cell}>
					<dt className={small}>{t("block.mass")}</dt>
					<dd className={heading.m}>
						{number(mass.value)} {mass.unit}
					</dd>
				</div>
			) : null}
			<div className={css.cell}>
				<dt className={small}>{t("block.price", { unit })}</dt>
				<dd className={heading.m}>
					<Money cents={suppliedVariant.price} />
				</dd>
			</div>
		</dl>
	);
}
