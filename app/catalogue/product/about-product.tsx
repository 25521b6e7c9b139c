import { About } from "../list/about";
import * as css from "../list/about.css";
import { AttributeList } from "./attribute-list";
import type { ShownProduct } from "./shown-product";

interface AboutProductProps {
	product: ShownProduct;
	/** A variant is open, which has the measures too: said once on paper. */
	isVariantOpen: boolean;
}

/** What the product is: in words and measures, where there are any. */
export function AboutProduct({ product: { title, description, attributes }, isVariantOpen }: AboutProductProps) {
	if (description === "" && attributes.length === 0) return null;
	return (
		<About title={title} description={description}>
			<div className={isVariantOpen ? css.onScreen : undefined}>
				<AttributeList attributes={attributes} />
			</div>
		</About>
	);
}
