import { Link, useLocation } from "@remix-run/react";
import { useT } from "../../i18n";
import { Sheet } from "../../ui/sheet";
import { DrawingCaption } from "./drawing-caption";
import * as css from "./picture-viewer.css";

interface Picture {
	id: number;
	url: string;
}

interface PictureViewerProps {
	/** The main one first. */
	pictures: Picture[];
	/** Index of the one that is shown large. */
	current: number;
	/** Product and variant. */
	title: string;
}

/** One picture on its sheet and the others below it; ?image= says which. */
export function PictureViewer({ pictures, current, title }: PictureViewerProps) {
	const t = useT("catalogue");
	const { pathname, search } = useLocation();
	const shown = pictures[current];
	if (!shown) return null;
	const altOf = (index: number) => (pictures.length > 1 ? t("picture.alt", { title, number: index + 1, count: pictures.length }) : title);
	return (
		<div className={css.viewer}>
			<Sheet
				url={shown.url}
				alt={altOf(current)}
				width={400}
				height={320}
				caption={
					<>
						<DrawingCaption title={title} />
						<a href={shown.url} className={css.open}>
							{t("picture.open")}
						</a>
					</>
				}
			/>
			{pictures.length > 1 ? (
				<ul className={css.thumbnails}>
					{pictures.map((picture, index) => (
						<li key={picture.id}>
							<Link
								to={addressWith(pathname, search, index)}
								replace
								preventScrollReset
								className={css.thumbnail}
								aria-current={index === current ? "true" : undefined}
							>
								<img src={picture.url} alt={altOf(index)} width={80} height={64} decoding="async" />
							</Link>
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}

function addressWith(pathname: string, search: string, index: number): string {
	const parameters = new URLSearchParams(search);
	parameters.set("image", String(index + 1));
	return `${pathname}?${parameters}`;
}
