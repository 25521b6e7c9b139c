import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { compareAddress, mostCompared } from "../../platform/page/compare-ids";
import { useChoice } from "../../platform/page/use-choice";
import * as css from "./comparing.css";

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
