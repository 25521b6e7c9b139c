import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../list/about.css";
import { AttributeList } from "./attribute-list";
import type { ShownProduct } from "./shown-product";

interface AboutProductProps {
	product: ShownProduct;
	/** A variant is open, which has the measures too: said once on paper. */
	isVariantOpen: boolean;
}

/** What the product is: in words and measures. */
export function AboutProduct({ product: { title, description, attributes }, isVariantOpen }: AboutProductProps) {
	const t = useT("catalogue");
	return (
		<section aria-labelledby="about-title" className={css.about}>
			<h2 id="about-title" className={css.title}>
				{t("about", { title })}
			</h2>
			<p className={css.lead}>{unbroken(description)}</p>
			<div className={isVariantOpen ? css.onScreen : undefined}>
				<AttributeList attributes={attributes} />
			</div>
		</section>
	);
}
