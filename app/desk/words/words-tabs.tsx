import { useLocation } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Link } from "../../ui/link";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import * as css from "./words.css";

const kinds = [
	{ name: "articles", to: href("/desk/words") },
	{ name: "questions", to: href("/desk/words/questions") },
	{ name: "promotions", to: href("/desk/words/promotions") },
	{ name: "pages", to: href("/desk/words/pages") },
	{ name: "hours", to: href("/desk/words/hours") },
] as const;

/** The kinds of text that the role content writes. */
export function WordsTabs() {
	const t = useT("desk");
	const { pathname } = useLocation();
	return (
		<nav aria-label={t("words.kinds")} className={css.tabs}>
			<div className={switchLinks}>
				{kinds.map(({ name, to }) => (
					<Link key={name} to={to} className={switchLink} aria-current={pathname === to ? "page" : undefined}>
						{t(`words.${name}`)}
					</Link>
				))}
			</div>
		</nav>
	);
}
