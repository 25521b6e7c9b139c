import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";
import { useHydrated } from "../../use-hydrated";
import * as css from "./unsaved-hint.css";

/** Without scripts only the button of a line saves what was typed in it: said before the reader goes on. Scripts save it themselves. */
export function UnsavedHint() {
	const t = useT("cart");
	if (useHydrated()) return null;
	return (
		<div className={css.hint}>
			<Notice tone="warning">{t("unsaved", { button: t("quantity.update") })}</Notice>
		</div>
	);
}
