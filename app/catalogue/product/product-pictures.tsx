import { mainFirst, sectionOf } from "../pictures";
import { PictureViewer } from "../viewer/picture-viewer";
import type { ShownProduct } from "./shown-product";

interface ProductPicturesProps {
	product: ShownProduct;
	/** Of the variant that is open, or "". */
	variantTitle: string;
	/** ?image=, from 1; null where none is asked for. */
	image: number | null;
}

/** Its drawings or photographs: at first the dimensioned section. */
export function ProductPictures({ product, variantTitle, image }: ProductPicturesProps) {
	const pictures = mainFirst(product.pictures);
	const first = image !== null && pictures[image - 1] ? pictures[image - 1] : sectionOf(pictures);
	const current = Math.max(
		0,
		pictures.findIndex(({ id }) => id === first?.id),
	);
	return <PictureViewer pictures={pictures} current={current} title={variantTitle ? `${product.title}, ${variantTitle}` : product.title} />;
}
