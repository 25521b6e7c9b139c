import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import * as css from "../list/about.css";
import type { ShownCategory } from "./shown-category";

/** What the category is: in words, and what it comes in. */
export function AboutCategory({ category }: { category: ShownCategory }) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const { title, description, norms, grades, supplierCount } = category;
	const facts = [
		norms.length > 0 ? { term: t("fact.norm", { count: norms.length }), value: norms.join(" · ") } : null,
		grades.length > 0 ? { term: t("fact.grade", { count: grades.length }), value: grades.join(" · ") } : null,
		{ term: t("fact.suppliers"), value: number(supplierCount) },
	].filter((fact) => fact !== null);
	return (
		<section aria-labelledby="about-title" className={css.about}>
			<h2 id="about-title" className={css.title}>
				{t("about", { title })}
			</h2>
			<p className={css.lead}>{unbroken(description)}</p>
			<Facts items={facts} />
		</section>
	);
}
