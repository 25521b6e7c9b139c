import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { hasFigures } from "../pictures";
import * as css from "./drawing-caption.css";

/** What a drawing shows, and in which unit its figures are. */
export function DrawingCaption({ title, url }: { title: string; url: string }) {
	const t = useT("catalogue");
	return (
		<>
			<span className={css.line}>{unbroken(title)}</span> {/* The line stays, so that nothing moves from picture to picture. */}
			<span className={css.line}>{hasFigures(url) ? t("drawing.unit") : "\u00a0"}</span>
		</>
	);
}
