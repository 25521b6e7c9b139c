import type { MouseEvent, ReactNode } from "react";
import { Icon } from "./icon";
import { pictureAt, widthsOf } from "./picture-at";
import * as css from "./sheet.css";

interface SheetProps {
	url: string;
	alt: string;
	caption?: ReactNode;
	/** Lower: a smaller drawing, and its caption in one line. */
	isLow?: boolean;
	/** In a narrow place. */
	isSmall?: boolean;
	/** CSS pixels; they keep the place until the drawing is there. */
	width: number;
	height: number;
	/** Below the first screen. */
	isLazy?: boolean;
	/** The drawing is then a link to itself, that scripts may open otherwise. */
	opening?: Opening;
}

interface Opening {
	/** "Enlarge". */
	label: string;
	isBusy: boolean;
	onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
	/** The reader comes near it: with the pointer or the keyboard. */
	onNear: () => void;
}

/** What is seen first comes before scripts. React 18 writes the attribute, but does not know its own spelling of it. */
const first = { fetchpriority: "high" } as const;

/** A drawing on its sheet. */
export function Sheet({ url, alt, caption, width, height, isLow = false, isSmall = false, isLazy = false, opening }: SheetProps) {
	const when = isLazy ? ({ loading: "lazy", decoding: "async" } as const) : first;
	const drawing = <img src={url} {...widthsOf(url)} alt={alt} width={width} height={height} {...when} />;
	return (
		<figure className={isLow ? css.lowSheet : isSmall ? css.smallSheet : css.sheet}>
			{opening ? (
				<a
					href={pictureAt(url, 2048)}
					className={css.open}
					title={opening.label}
					aria-label={`${alt}: ${opening.label}`}
					aria-busy={opening.isBusy || undefined}
					onClick={opening.onOpen}
					onPointerEnter={opening.onNear}
					onFocus={opening.onNear}
				>
					{drawing}
					<span className={css.openSign}>
						<Icon name="expand" />
					</span>
				</a>
			) : (
				drawing
			)}
			{caption ? <figcaption className={css.caption}>{caption}</figcaption> : null}
		</figure>
	);
}
