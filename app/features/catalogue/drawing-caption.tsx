import { unbroken } from "../../format";
import { useT } from "../../i18n";
import * as css from "./page-head.css";

/** What a drawing shows, and in which unit its figures are. */
export function DrawingCaption({ title }: { title: string }) {
	const t = useT("catalogue");
	return (
		<>
			<span className={css.captionLine}>{unbroken(title)}</span>
			<span className={css.captionLine}>{t("drawing.unit")}</span>
		</>
	);
}
