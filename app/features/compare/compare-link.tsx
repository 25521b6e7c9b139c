import { Link } from "@remix-run/react";
import { useT } from "../../i18n";
import { compareAddress, mostCompared } from "./compare-ids";
import * as css from "./comparing.css";
import { useChoice } from "./use-choice";

/** Puts one variant beside what has been chosen so far. */
export function CompareLink({ id }: { id: number }) {
	const t = useT("catalogue");
	const { ids } = useChoice();
	const all = [...new Set([...ids, id])];
	return (
		<Link to={compareAddress({ ids: all.slice(0, mostCompared), left: all.slice(mostCompared) })} className={css.link}>
			{t("compare")}
		</Link>
	);
}
