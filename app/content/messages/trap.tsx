import { hidden } from "../../ui/layout.css";

/** The field that people do not see; a name that no browser fills in by itself. */
export const trapName = "homepage" as const;

/**
 * A field that people neither see nor reach. What fills in every field by itself fills in this one. A text browser, which knows no styles, prints
 * the label.
 */
export const Trap = ({ label }: { label: string }) => (
	<div className={hidden} aria-hidden="true">
		<label>
			{label} <input name={trapName} tabIndex={-1} autoComplete="off" />
		</label>
	</div>
);
