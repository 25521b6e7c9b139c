import type { ReactNode } from "react";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";
import { useHydrated } from "../../use-hydrated";
import * as css from "./unsaved-hint.css";

/**
 * Without scripts only the button of a line saves what was typed in it: until then this is said in the place of what goes on. Scripts save it
 * themselves.
 */
export function UnsavedHint({ children }: { children: ReactNode }) {
	const t = useT("cart");
	const isHydrated = useHydrated();
	return (
		<>
			{isHydrated ? null : (
				<div className={css.hint}>
					<Notice tone="warning">{t("unsaved", { button: t("quantity.update") })}</Notice>
				</div>
			)}
			<div className={css.waiting}>{children}</div>
		</>
	);
}
