import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { pictureAt } from "../../ui/browser/picture-at";
import { useSavesData } from "../../ui/browser/saves-data";
import { ProductFacts } from "./product-facts";
import { link } from "./product-facts.css";
import type { SimilarProduct } from "./similar";
import * as css from "./similar-products.css";

/** The sizes below and above: what a reader takes when this one does not fit. */
export function SimilarProducts({ products }: { products: SimilarProduct[] }) {
	const t = useT("product");
	const savesData = useSavesData();
	return (
		<section aria-labelledby="similar-title" className={css.section}>
			<h2 id="similar-title">{t("similar.title")}</h2>
			<ul className={css.list}>
				{products.map(({ slug, title, drawing, ...facts }) => (
					<li key={slug} className={css.item}>
						{savesData ? null : (
							<span className={css.sheet}>
								{drawing ? (
									<img
										src={pictureAt(drawing, 200)}
										alt=""
										width={100}
										height={80}
										loading="lazy"
										decoding="async"
										className={css.drawing}
									/>
								) : null}
							</span>
						)}
						<div className={css.words}>
							<PageLink to={`/products/${slug}`} className={`${link} ${css.link}`}>
								{unbroken(title)}
							</PageLink>
							<ProductFacts {...facts} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
