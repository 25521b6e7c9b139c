import { Fragment } from "react";
import { href } from "../platform/config/href";
import { listHref } from "../platform/http/list-query";
import { useVisit } from "../platform/page/use-visit";
import { muted } from "../ui/layout.css";
import { Link } from "../ui/link";
import * as css from "./search-examples.css";

const examples = ["IPE 200 6 m S355", "100x100x5"];

interface SearchExamplesProps {
	label: string;
	/** The code of an existing variant. */
	code?: string;
}

export function SearchExamples({ label, code }: SearchExamplesProps) {
	// The catalogue of a visit may have none of them.
	const isWhole = useVisit()?.within === undefined;
	const shown = [...(isWhole ? examples : []), ...(code ? [code] : [])];
	if (shown.length === 0) return null;
	return (
		<p className={css.examples}>
			<span className={muted}>{label}</span>{" "}
			{shown.map((words) => (
				<Fragment key={words}>
					<Link to={listHref(href("/new_search"), { search: words })} className={css.example}>
						{words.replace(/x(?=\d)/g, "×")}
					</Link>{" "}
				</Fragment>
			))}
		</p>
	);
}
