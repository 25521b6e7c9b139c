import { mainFirst } from "../pictures";
import { PictureViewer } from "../viewer/picture-viewer";
import type { ShownProduct } from "./shown-product";

interface ProductPicturesProps {
	product: ShownProduct;
	/** Of the variant that is open, or "". */
	variantTitle: string;
	/** ?image=, from 1; null where none is asked for. */
	image: number | null;
}

/** Its drawings or photographs, the main one first and large. */
export function ProductPictures({ product, variantTitle, image }: ProductPicturesProps) {
	const pictures = mainFirst(product.pictures);
	const current = image !== null && pictures[image - 1] ? image - 1 : 0;
	return <PictureViewer pictures={pictures} current={current} title={variantTitle ? `${product.title}, ${variantTitle}` : product.title} />;
}
