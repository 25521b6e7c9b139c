import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { mayAs, type StaffRole } from "../../../contract/desk/staff-roles";
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
	{ name: "contact", to: href("/desk/words/contact") },
	{ name: "company", to: href("/desk/words/company") },
] as const;

/** The kinds of text that the role content writes, and for owners the data of the company. */
export function WordsTabs() {
	const t = useT("desk");
	const { pathname } = useLocation();
	const { roles = [] } = useRouteLoaderData<{ roles: readonly StaffRole[] }>("desk/desk") ?? {};
	const own = kinds.filter(({ name }) => name !== "company" || mayAs(roles, "owner"));
	return (
		<nav aria-label={t("words.kinds")} className={css.tabs}>
			<div className={switchLinks}>
				{own.map(({ name, to }) => (
					<Link key={name} to={to} className={switchLink} aria-current={pathname === to ? "page" : undefined}>
						{t(`words.${name}`)}
					</Link>
				))}
			</div>
		</nav>
	);
}
