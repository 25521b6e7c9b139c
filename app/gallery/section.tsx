import type { ReactNode } from "react";
import * as css from "./gallery.css";

export function Section({ name, children }: { name: string; children: ReactNode }) {
	return (
		<section className={css.section} aria-labelledby={`part-${name}`}>
			<h2 id={`part-${name}`} className={css.name}>
				{name}
			</h2>
			{children}
		</section>
	);
}

/** A part under the name of its state. */
export function State({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={css.rows}>
			<p className={css.state}>{name}</p>
			{children}
		</div>
	);
}
