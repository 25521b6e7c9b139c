import type { ReactNode } from "react";
import * as css from "./empty.css";

/** Shown in place of an empty list: the reason, and what the reader can do. */
export function Empty({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
	return (
		<div className={css.empty}>
			<h2>{title}</h2>
			{children ? <div className={css.lead}>{children}</div> : null}
			{actions ? <div className={css.actions}>{actions}</div> : null}
		</div>
	);
}
