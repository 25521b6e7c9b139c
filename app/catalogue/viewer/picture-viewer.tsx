import { useLocation } from "@remix-run/react";
import { type ComponentType, type MouseEvent, Suspense, useState } from "react";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pictureAt } from "../../ui/browser/picture-at";
import { Link } from "../../ui/link";
import { Sheet } from "../../ui/sheet";
import { hrefWith } from "../list/list-href";
import { altText, hasFigures } from "../pictures";
import type { ImageViewerProps, ShownPicture } from "./image-viewer";
import * as css from "./picture-viewer.css";

interface PictureViewerProps {
	/** The main picture is first. */
	pictures: ShownPicture[];
	current: number;
	title: string;
	/** True in narrow places: the viewer omits the caption and thumbnails. */
	isSmall?: boolean;
}

/** Imports the carousel and the zoom on opening. */
const fetchViewer = () => import("./image-viewer");

/**
 * Shows one picture on its sheet and the others below it. ?image= selects it. The picture links to itself, and
 * scripts open it in the viewer (R5.1).
 */
export function PictureViewer({ pictures, current, title, isSmall = false }: PictureViewerProps) {
	const t = useT("catalogue");
	const [Viewer, setViewer] = useState<ComponentType<ImageViewerProps> | null>(null);
	const [isBusy, setBusy] = useState(false);
	const shown = pictures[current];
	if (!shown) return null;
	const altAt = (index: number) => altText(t, title, index, pictures);
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		setBusy(true);
		fetchViewer()
			.then(
				({ ImageViewer }) => setViewer(() => ImageViewer),
				() => location.assign(shown.url),
			)
			.finally(() => setBusy(false));
	};
	return (
		<div className={css.viewer}>
			<Sheet
				url={shown.url}
				alt={altAt(current)}
				width={400}
				height={320}
				caption={isSmall ? null : <DrawingCaption title={shown.alt || title} url={shown.url} />}
				opening={{ label: t("picture.open"), isBusy, onOpen: open, onNear: () => void fetchViewer().catch(() => {}) }}
			/>
			{pictures.length > 1 && !isSmall ? <Thumbnails pictures={pictures} current={current} altAt={altAt} /> : null}
			{Viewer ? (
				<Suspense>
					<Viewer pictures={pictures} start={current} title={title} onClose={() => setViewer(null)} />
				</Suspense>
			) : null}
		</div>
	);
}

/** Thumbnails are links, so that every picture has an address and works without scripts. */
function Thumbnails({ pictures, current, altAt }: { pictures: ShownPicture[]; current: number; altAt: (index: number) => string }) {
	const location = useLocation();
	return (
		<ul className={css.thumbnails}>
			{pictures.map((picture, index) => (
				<li key={picture.id} className={css.item}>
					<Link
						to={hrefWith(location, { image: index + 1 })}
						replace
						preventScrollReset
						className={css.thumbnail}
						aria-current={index === current ? "true" : undefined}
					>
						<img src={pictureAt(picture.url, 200)} alt={altAt(index)} width={80} height={64} decoding="async" />
					</Link>
				</li>
			))}
		</ul>
	);
}

export function DrawingCaption({ title, url }: { title: string; url: string }) {
	const t = useT("catalogue");
	return (
		<>
			<span className={css.captionLine}>{unbroken(title)}</span> {/* The line stays, so that nothing moves from picture to picture. */}
			<span className={css.captionLine}>{hasFigures(url) ? t("drawing.unit") : "\u00a0"}</span>
		</>
	);
}
