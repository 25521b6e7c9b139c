import { hidden } from "../../ui/layout.css";

/** No browser fills in a field of this name. */
export const trapName = "homepage" as const;

/**
 * A field that people neither see nor reach. A program that fills in every field fills in this one. A text browser
 * has no styles, so it prints the label.
 */
export const Trap = ({ label }: { label: string }) => (
	<div className={hidden} aria-hidden="true">
		<label>
			{label} <input name={trapName} tabIndex={-1} autoComplete="off" />
		</label>
	</div>
);
