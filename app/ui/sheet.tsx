import type { MouseEvent, ReactNode } from "react";
import { pictureAt, widthsOf } from "./browser/picture-at";
import { Icon } from "./icon";
import * as css from "./sheet.css";

interface SheetProps {
	url: string;
	alt: string;
	caption?: ReactNode;
	/** CSS pixels, which reserve the space until the drawing has loaded. */
	width: number;
	height: number;
	/** Makes the drawing a link to itself, which scripts may open differently. */
	opening?: Opening;
}

interface Opening {
	/** "Enlarge". */
	label: string;
	isBusy: boolean;
	onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
	/** Runs when the pointer or the keyboard comes near. */
	onNear: () => void;
}

export function Sheet({ url, alt, caption, width, height, opening }: SheetProps) {
	const drawing = <Drawing src={url} {...widthsOf(url)} alt={alt} width={width} height={height} fetchpriority="high" />;
	return (
		<figure className={css.sheet}>
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

/**
 * Renders a picture as text. The first page carries the drawing itself in its place (drawn-within.server.ts).
 * Hydration keeps it until another picture is shown.
 */
function Drawing(attributes: Readonly<Record<string, string | number>>) {
	const written = Object.entries(attributes).map(([name, value]) => ` ${name.toLowerCase()}="${quoted(String(value))}"`);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: its values are quoted.
	return <span className={css.drawing} dangerouslySetInnerHTML={{ __html: `<img${written.join("")}/>` }} />;
}

const quoted = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
