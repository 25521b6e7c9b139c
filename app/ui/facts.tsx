import type { ReactNode } from "react";
import * as css from "./facts.css";

interface FactsProps {
	items: { term: string; value: ReactNode }[];
	/** Many of them stand in columns. */
	isGrid?: boolean;
}

/** A row of short facts: what it is called above, what it is below. */
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
