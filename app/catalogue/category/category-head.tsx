import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { Sheet } from "../../ui/sheet";
import { DrawingCaption } from "../viewer/drawing-caption";
import { notOnPhones } from "./category-page.css";
import * as css from "./page-head.css";
import type { ShownCategory } from "./shown-category";

interface CategoryHeadProps {
	category: ShownCategory;
	/** Its title with the places where long words may break. */
	heading: string;
	isBrief: boolean;
}

/**
 * What the category is, and the drawing that stands for it. On a phone the drawing stands beside the facts, so that articles come early;
 * it is left out where the head is to be brief and where the smaller categories below are drawn themselves.
 */
export function CategoryHead({ category, heading, isBrief }: CategoryHeadProps) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const { norms, grades, variantCount, supplierCount, drawing, children } = category;
	const isLeftOut = isBrief || children.length > 0;
	const facts = [
		norms.length > 0 ? { term: t("fact.norm", { count: norms.length }), value: <Several words={norms} /> } : null,
		grades.length > 0 ? { term: t("fact.grade", { count: grades.length }), value: <Several words={grades} /> } : null,
		{ term: t("fact.variants"), value: number(variantCount) },
		{ term: t("fact.suppliers"), value: number(supplierCount) },
	].filter((fact) => fact !== null);
	return (
		<header className={drawing ? (isLeftOut ? css.head : css.closeHead) : css.plainHead}>
			<div className={css.words}>
				<h1>{heading}</h1>
				<p className={css.lead}>{unbroken(category.description)}</p>
				<Facts items={facts} />
			</div>
			{drawing ? (
				<div className={isLeftOut ? notOnPhones : undefined}>
					<Sheet
						url={drawing.url}
						alt={t("drawing.section", { title: drawing.title })}
						caption={<DrawingCaption title={drawing.title} url={drawing.url} />}
						isLow
						width={400}
						height={320}
					/>
				</div>
			) : null}
		</header>
	);
}

/** The most frequent come first; the rest are only counted. */
const mostShown = 3;

function Several({ words }: { words: string[] }) {
	const rest = words.length - mostShown;
	return (
		<>
			{words.slice(0, mostShown).join(" · ")}
			{rest > 0 ? ` + ${rest}` : ""}
		</>
	);
}
