import { useEffect, useState } from "react";
import { useT } from "../../platform/i18n/i18n";
import { Sheet } from "../../ui/sheet";
import type { TableVariant } from "../table-rows";
import { DrawingCaption } from "../viewer/drawing-caption";

/** What the sheet shows. */
interface Drawing {
	url: string;
	title: string;
}

interface CategorySheetProps {
	/** The category's own: the first to be seen, and without scripts the only one. */
	drawing: Drawing;
	/** The rows of the table beside it. */
	variants: readonly TableVariant[];
}

/** The dimensioned section of the category, and of the row that the pointer or the keyboard is at. */
export function CategorySheet({ drawing, variants }: CategorySheetProps) {
	const t = useT("catalogue");
	const { url, title } = useRowDrawing(variants) ?? drawing;
	return (
		<Sheet url={url} alt={t("drawing.section", { title })} caption={<DrawingCaption title={title} url={url} />} width={400} height={320} />
	);
}

/** Rows that the pointer only passes are not drawn. In ms. */
const pause = 80;

/** The section of the row that was pointed at last, once it has loaded; null until then. */
function useRowDrawing(variants: readonly TableVariant[]): Drawing | null {
	const [shown, setShown] = useState<Drawing | null>(null);
	useEffect(() => {
		setShown(null);
		let timer: ReturnType<typeof setTimeout> | undefined;
		let wanted: string | undefined;
		const near = ({ target }: Event) => {
			const row = target instanceof Element ? target.closest("#list tbody tr") : null;
			const variant = row && variants.find(({ id }) => row.querySelector(`th a[href*="showVariant=${id}"]`));
			if (!variant?.section || variant.section === wanted) return;
			const { section, products } = variant;
			wanted = section;
			clearTimeout(timer);
			timer = setTimeout(() => {
				const image = new Image();
				image.src = section;
				image.decode().then(
					() => {
						if (wanted === section) setShown({ url: section, title: products.title });
					},
					() => {},
				);
			}, pause);
		};
		const types = ["pointerover", "focusin"] as const;
		for (const type of types) document.addEventListener(type, near);
		return () => {
			clearTimeout(timer);
			wanted = undefined;
			for (const type of types) document.removeEventListener(type, near);
		};
	}, [variants]);
	return shown;
}
