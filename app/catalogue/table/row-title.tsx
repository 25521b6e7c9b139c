import { unbroken } from "../../platform/i18n/format";
import { Hidden } from "../../ui/wrap";
import { withoutHeading } from "./short-name";

/** A product's title in its row: what the page's heading says already is there for screen readers and text browsers alone. */
export function RowTitle({ title, heading }: { title: string; heading: string }) {
	const [repeated, name] = withoutHeading(title, heading);
	return (
		<>
			{repeated ? <Hidden>{repeated}</Hidden> : null}
			{unbroken(name)}
		</>
	);
}
