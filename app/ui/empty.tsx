import type { ReactNode } from "react";
import * as css from "./empty.css";

interface EmptyProps {
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
	/** The target of links to the list. */
	id?: string;
}

export function Empty({ title, children, actions, id }: EmptyProps) {
	return (
		<div id={id} className={css.empty}>
			<h2 className={css.title}>{title}</h2>
			{children ? <div className={css.lead}>{children}</div> : null}
			{actions ? <div className={css.actions}>{actions}</div> : null}
		</div>
	);
}
