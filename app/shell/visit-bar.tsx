import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import type { ShownVisit } from "../platform/page/use-visit";
import { Button } from "../ui/forms/button";
import { Wrap } from "../ui/wrap";
import * as css from "./visit-bar.css";

/** Says whose system the reader comes from, and leads back there without goods. */
export function VisitBar({ visit: { system, hasQuestions } }: { visit: ShownVisit }) {
	const t = useT("shell");
	return (
		<div className={css.bar}>
			<Wrap>
				{/* A document's form: the page that it leads to has a policy of its own. */}
				<form method="post" action={href("/punchout/leave")} className={css.line}>
					<p className={css.words}>
						{t("visit.title", { system })}
						{hasQuestions ? (
							<>
								{" "}
								<a href={href("/punchout/questions")}>{t("visit.questions")}</a>
							</>
						) : null}
					</p>{" "}
					<Button size="s">{t("visit.leave")}</Button>
				</form>
			</Wrap>
		</div>
	);
}
