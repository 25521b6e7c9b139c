import type { ReactNode } from "react";
import * as css from "./facts.css";

interface FactsProps {
	items: { term: string; value: ReactNode }[];
	isGrid?: boolean;
}

/** Shows a row of short facts, each with its title above. */
export function Facts({ items, isGrid = false }: FactsProps) {
	return (
		<dl className={isGrid ? css.grid : css.facts}>
			{items.map(({ term, value }) => (
				<div key={term}>
					<dt className={css.term}>{term}</dt>
					<dd className={css.value}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
