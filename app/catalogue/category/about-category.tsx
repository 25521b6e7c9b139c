import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { About } from "../list/about";
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
		<About title={title} description={description}>
			<Facts items={facts} />
		</About>
	);
}
