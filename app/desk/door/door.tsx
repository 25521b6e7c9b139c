import type { ReactNode } from "react";
import { company } from "../../../contract/company";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../desk-page.css";
import { Languages } from "../desk-shell";

/** A page in front of the desk, for whoever is not signed in. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
	const t = useT("desk");
	return (
		<main className={css.door}>
			<div className={css.doorBar}>
				<span>
					<span className={css.brand}>{company.brand}</span> <span className={css.muted}>{t("brand")}</span>
				</span>
				<Languages />
			</div>
			<h1 className={css.title}>{title}</h1>
			{children}
		</main>
	);
}
