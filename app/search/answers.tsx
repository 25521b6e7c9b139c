import type { Answer } from "../content/answers/answers";
import { useT } from "../platform/i18n/i18n";
import { Link } from "../ui/link";
import * as css from "./search.css";

/** Leads to the pages of the shop that answer a search. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
	const t = useT("search");
	if (answers.length === 0) return null;
	return (
		<p className={css.answers}>
			{t("answers")}{" "}
			{answers.map(({ title, address }, index) => (
				<span key={address}>
					{index > 0 ? " · " : ""}
					<Link to={address} data-hit="">
						{title}
					</Link>
				</span>
			))}
		</p>
	);
}
