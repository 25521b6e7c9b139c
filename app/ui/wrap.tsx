import type { ReactNode } from "react";
import { hidden } from "./layout.css";
import { wrap } from "./wrap.css";

export function Wrap({ children }: { children: ReactNode }) {
	return <div className={wrap}>{children}</div>;
}

export function Hidden({ children }: { children: ReactNode }) {
	return <span className={hidden}>{children}</span>;
}
