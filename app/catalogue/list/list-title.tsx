import { Fragment, type ReactNode } from "react";
import * as css from "./list-title.css";

interface ListTitleProps {
	/** The title with the places where long words may break. */
	heading: string;
	/** Standard, how many there are: what is looked for first. What is "" is left out. */
	facts: ReactNode[];
}

/** What is listed, in one line: the list begins right below. */
export function ListTitle({ heading, facts }: ListTitleProps) {
	return (
		<header className={css.head}>
			<h1 className={css.title}>{heading}</h1>
			<p className={css.facts}>
				{facts.filter(Boolean).map((fact, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page keep their order.
					<Fragment key={index}>
						{index > 0 ? " · " : ""}
						<span className={css.fact}>{fact}</span>
					</Fragment>
				))}
			</p>
		</header>
	);
}
