import { useEffect, useState } from "react";
import { useT } from "../platform/i18n/i18n";
import { Sheet } from "../ui/sheet";
import { DrawnFilter, type DrawnFilterProps } from "./drawn/drawn-filter";
import { hasFigures } from "./pictures";
import { DrawingCaption } from "./viewer/picture-viewer";

export interface Drawing {
	url: string;
	title: string;
}

export interface DrawnRow extends Pick<Drawing, "title"> {
	/** Matches a part of the address that the row links to. */
	link: string;
	url: string | null | undefined;
}

interface CategorySheetProps {
	/** The drawing that is shown first. Without scripts it is the only one. */
	drawing: Drawing;
	rows: readonly DrawnRow[];
	/** Set if the list can be narrowed at the drawing. */
	filter: DrawnFilterProps | null;
}

/** Shows the dimensioned section of the category, and of the row under the pointer or with the keyboard focus. */
export function CategorySheet({ drawing, rows, filter }: CategorySheetProps) {
	const t = useT("catalogue");
	const { url, title } = useRowDrawing(rows) ?? drawing;
	const sheet = (
		<Sheet
			url={url}
			alt={hasFigures(url) ? t("drawing.section", { title }) : title}
			caption={<DrawingCaption title={title} url={url} />}
			width={400}
			height={320}
		/>
	);
	return filter ? <DrawnFilter {...filter}>{sheet}</DrawnFilter> : sheet;
}

/** The pause in ms keeps rows that the pointer only passes from being drawn. */
const pause = 80;

/** Returns the section of the last row that was pointed at, or null until it has loaded. */
function useRowDrawing(rows: readonly DrawnRow[]): Drawing | null {
	const [shown, setShown] = useState<Drawing | null>(null);
	useEffect(() => {
		setShown(null);
		let timer: ReturnType<typeof setTimeout> | undefined;
		let wanted: string | undefined;
		const near = ({ target }: Event) => {
			const row = target instanceof Element ? target.closest("#list tbody tr") : null;
			const address = row?.querySelector("th a")?.getAttribute("href")?.split(/[?&#]/) ?? [];
			const found = rows.find(({ link }) => address.includes(link));
			if (!found?.url || found.url === wanted) return;
			const { url, title } = found;
			wanted = url;
			clearTimeout(timer);
			timer = setTimeout(() => {
				const image = new Image();
				image.src = url;
				image.decode().then(
					() => {
						if (wanted === url) setShown({ url, title });
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
	}, [rows]);
	return shown;
}
