import * as css from "./trap.css";
import { trapName } from "./trap-name";

/** A field that people neither see nor reach. What fills in every field by itself fills in this one. @param label for who is read it all the same */
export const Trap = ({ label }: { label: string }) => (
	<div className={css.trap} aria-hidden="true">
		<input name={trapName} tabIndex={-1} autoComplete="off" aria-label={label} />
	</div>
);
