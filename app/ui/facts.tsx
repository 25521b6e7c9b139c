import type { ReactNode } from "react";
import * as css from "./facts.css";

interface FactsProps {
	items: { term: string; value: ReactNode }[];
	isGrid?: boolean;
}

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
