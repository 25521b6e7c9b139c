import type { ReactNode } from "react";
import * as css from "./sheet.css";

interface SheetProps {
	url: string;
	alt: string;
	caption?: ReactNode;
	/** Lower: the caption stands beside the drawing. */
	isLow?: boolean;
	/** CSS pixels; they keep the place until the drawing is there. */
	width: number;
	height: number;
	/** Below the first screen. */
	isLazy?: boolean;
}

/** A drawing on its sheet. */
export function Sheet({ url, alt, caption, width, height, isLow = false, isLazy = false }: SheetProps) {
	return (
		<figure className={isLow ? css.lowSheet : css.sheet}>
			<img src={url} alt={alt} width={width} height={height} loading={isLazy ? "lazy" : undefined} decoding="async" />
			{caption ? <figcaption className={css.caption}>{caption}</figcaption> : null}
		</figure>
	);
}
