import type { ReactNode } from "react";
import * as css from "./facts.css";

/** A row of short facts: what it is called above, what it is below. */
export function Facts({ items }: { items: { term: string; value: ReactNode }[] }) {
	return (
		<dl className={css.facts}>
			{items.map(({ term, value }) => (
				<div key={term}>
					<dt className={css.term}>{term}</dt>
					<dd className={css.value}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
