import type { ReactNode } from "react";
import * as css from "./empty.css";

/** In the place of a list that has nothing: what is so, and what can be done. */
export function Empty({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
	return (
		<div className={css.empty}>
			<h2>{title}</h2>
			{children ? <div className={css.lead}>{children}</div> : null}
			{actions ? <div className={css.actions}>{actions}</div> : null}
		</div>
	);
}
