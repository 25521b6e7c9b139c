import type { ReactNode } from "react";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pictureAt } from "../../ui/browser/picture-at";
import { Dotted } from "../../ui/dotted";
import { muted, note, shrinks, size } from "../../ui/layout.css";
import * as css from "./list-parts.css";

interface ListTitleProps {
	heading: string;
	/** The standard and the count, which readers look for first. "" is left out. */
	facts: ReactNode[];
	/** A drawing whose large form is below the list on narrow screens. */
	drawing?: string | undefined;
}

export function ListTitle({ heading, facts, drawing }: ListTitleProps) {
	return (
		<header className={drawing ? `${css.head} ${css.drawnHead}` : css.head}>
			{drawing ? (
				<img src={pictureAt(drawing, 200)} alt="" width={120} height={96} loading="lazy" decoding="async" className={css.drawing} />
			) : null}
			<h1 className={shrinks}>{heading}</h1>
			<Dotted className={note} items={facts} />
		</header>
	);
}

export function About({ title, description, children }: { title: string; description: string; children: ReactNode }) {
	const t = useT("catalogue");
	return (
		<section aria-labelledby="about-title" className={css.about}>
			<h2 id="about-title" className={size.l}>
				{t("about", { title })}
			</h2>
			{description ? <p className={css.lead}>{unbroken(description)}</p> : null}
			{children}
		</section>
	);
}

/**
 * Shows the text of a promotion. The first line is a sentence. Each further line is a step with its price, "bis 100
 * kg: 149 €".
 */
export function PromotionText({ text }: { text: string }) {
	const [sentence = "", ...steps] = text.split("\n");
	return (
		<>
			<p className={css.sentence}>{unbroken(sentence)}</p>
			{steps.length > 0 ? (
				<dl className={css.steps}>
					{steps.map((step) => {
						const [reached, price] = step.split(": ");
						return (
							<div key={step} className={css.step}>
								<dt className={muted}>{reached}</dt>
								<dd>{price}</dd>
							</div>
						);
					})}
				</dl>
			) : null}
		</>
	);
}

export function HiddenParams({ params }: { params: Record<string, string> }) {
	return Object.entries(params).map(([name, value]) =>
		value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
	);
}
