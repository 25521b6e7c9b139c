import { Fragment, type ReactNode } from "react";
import * as css from "./dotted.css";

interface DottedProps {
	/** Empty ones are left out. */
	items: readonly ReactNode[];
	className?: string;
}

/** Items with dots between them, except where a line breaks. Renders nothing without items. */
export function Dotted({ items, className = "" }: DottedProps) {
	const shown = items.filter(Boolean);
	if (shown.length === 0) return null;
	return (
		<p className={`${className} ${css.items}`}>
			{shown.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: items keep their order
				<Fragment key={index}>
					{" "}
					<span className={css.item}>
						{index > 0 ? <span className={css.dot}>· </span> : null}
						{item}
					</span>
				</Fragment>
			))}
		</p>
	);
}
