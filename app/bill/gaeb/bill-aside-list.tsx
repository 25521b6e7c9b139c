import { useT } from "../../platform/i18n/i18n";
import { regular, small } from "../../ui/layout.css";
import * as css from "../questions.css";
import type { BillAside } from "./bill-asides";

/** Lines of a bill of quantities that are no goods, with the reason of each. */
export function BillAsides({ asides }: { asides: readonly BillAside[] }) {
	const t = useT("quick-order");
	if (asides.length === 0) return null;
	return (
		<details className={css.fold}>
			<summary className={css.summary}>{t("gaeb.asides", { count: asides.length })}</summary>
			<p className={`${small} ${regular}`}>{t("gaeb.asides.hint")}</p>
			<ul className={css.lines}>
				{asides.map(({ kind, ordinal, text }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its lines have nothing of their own.
					<li key={at} className={css.line}>
						<span className={`${small} ${regular}`}>{t(`gaeb.${kind}`)}</span> {ordinal} {text}
					</li>
				))}
			</ul>
		</details>
	);
}
