import { unbroken } from "../../platform/i18n/format";
import { Hidden } from "../../ui/wrap";
import { sizeApart, withoutHeading } from "./short-name";

interface RowTitleProps {
	title: string;
	heading: string;
	/** What the table's head says of all rows. */
	family: string;
}

/** A product's title in its row: what the page's heading or the table's head says already is there for screen readers and text browsers alone. */
export function RowTitle({ title, heading, family }: RowTitleProps) {
	const [repeated, name] = family ? sizeApart(title) : withoutHeading(title, heading);
	return (
		<>
			{repeated ? <Hidden>{`${repeated.trim()} `}</Hidden> : null}
			{unbroken(name)}
		</>
	);
}
