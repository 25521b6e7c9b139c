import type { ReactNode } from "react";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./about.css";

/** What is told of a whole list: in words, and in its facts or measures below. */
export function About({ title, description, children }: { title: string; description: string; children: ReactNode }) {
	const t = useT("catalogue");
	return (
		<section aria-labelledby="about-title" className={css.about}>
			<h2 id="about-title" className={css.title}>
				{t("about", { title })}
			</h2>
			{description ? <p className={css.lead}>{unbroken(description)}</p> : null}
			{children}
		</section>
	);
}
