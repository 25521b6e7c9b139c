import type { ReactNode } from "react";
import { hidden } from "./layout.css";
import { wrap } from "./wrap.css";

/** The page's column. */
export function Wrap({ children }: { children: ReactNode }) {
	return <div className={wrap}>{children}</div>;
}

/** Said to a screen reader, not shown. */
export function Hidden({ children }: { children: ReactNode }) {
	return <span className={hidden}>{children}</span>;
}
