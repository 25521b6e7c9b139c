import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import * as css from "../category/page-head.css";
import { mainFirst, sectionOf } from "../pictures";
import { PictureViewer } from "../viewer/picture-viewer";
import { AttributeList } from "./attribute-list";
import type { ShownProduct } from "./shown-product";

interface ProductHeadProps {
	product: ShownProduct;
	/** Its title with the places where long words may break. */
	heading: string;
	/** Of the variant that is open, or "". */
	variantTitle: string;
	/** ?image=, from 1; null where nothing is asked for. */
	image: number | null;
}

/** What the product is: words, measures and drawings. */
export function ProductHead({ product, heading, variantTitle, image }: ProductHeadProps) {
	const t = useT("catalogue");
	const { number, money } = useFormat();
	const pictures = mainFirst(product.pictures);
	const first = image !== null && pictures[image - 1] ? pictures[image - 1] : sectionOf(pictures);
	const current = Math.max(
		0,
		pictures.findIndex(({ id }) => id === first?.id),
	);
	const facts = [
		{ term: t("fact.norm", { count: 1 }), value: unbroken(product.norm) },
		{ term: t("fact.variants"), value: number(product.variantCount) },
		{
			term: t("fact.priceFrom", { unit: t(`unit.per.${product.unit}`) }),
			value: money(product.price_from),
		},
	];
	return (
		<header className={pictures.length > 0 ? css.productHead : css.plainHead}>
			<div className={css.words}>
				<h1>{heading}</h1>
				<p className={css.lead}>{unbroken(product.description)}</p>
				<Facts items={facts} />
			</div>
			<div className={css.pictures}>
				<PictureViewer pictures={pictures} current={current} title={variantTitle ? `${product.title}, ${variantTitle}` : product.title} />
			</div>
			<div className={variantTitle ? css.onScreen : undefined}>
				<AttributeList attributes={product.attributes} />
			</div>
		</header>
	);
}
