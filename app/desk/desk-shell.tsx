import { Form, useLocation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { company } from "../../contract/company";
import { mayAs, type StaffRole } from "../../contract/desk/staff-roles";
import { href } from "../platform/config/href";
import { locales, markets } from "../platform/config/market";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useMarket, useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { Link } from "../ui/link";
import * as css from "./desk-shell.css";
import { DeskHelp } from "./help/desk-help";

interface Part {
	name: string;
	to: string;
	/** The roles that have it; null: everybody. */
	roles: readonly StaffRole[] | null;
	/** Other paths of its pages. */
	prefixes?: readonly string[];
}

/** The parts of the desk. */
const parts = [
	{ name: "today", to: href("/desk"), roles: null },
	{ name: "orders", to: href("/desk/orders"), roles: ["orders", "accounts"] },
	{ name: "purchases", to: href("/desk/purchases"), roles: ["orders"] },
	{ name: "invoices", to: href("/desk/invoices"), roles: ["accounts", "orders"] },
	{ name: "requests", to: href("/desk/requests"), roles: ["orders"] },
	{ name: "claims", to: href("/desk/claims"), roles: ["orders"] },
	{ name: "companies", to: href("/desk/companies"), roles: ["accounts", "orders"], prefixes: ["/desk/connections"] },
	{ name: "figures", to: href("/desk/figures"), roles: ["accounts", "orders"] },
	{ name: "searches", to: href("/desk/searches"), roles: ["catalogue"] },
	{ name: "words", to: href("/desk/words"), roles: ["content"] },
	{ name: "goods", to: href("/desk/goods"), roles: ["catalogue"] },
	{ name: "imports", to: href("/desk/imports"), roles: ["catalogue"] },
	{ name: "staff", to: href("/desk/staff"), roles: ["owner"] },
	{ name: "system", to: href("/desk/system"), roles: ["owner"] },
	{ name: "log", to: href("/desk/log"), roles: null },
] as const satisfies Part[];

interface ShellProps {
	name: string;
	roles: readonly StaffRole[];
	/** Help on the page; null: it has none. */
	help: ComponentProps<typeof DeskHelp>["help"] | null;
	children: ReactNode;
}

/** The bar with the person and the parts of the desk that the person's roles have. */
export function DeskShell({ name, roles, help, children }: ShellProps) {
	const t = useT("desk");
	const { pathname } = useLocation();
	const isIn = ({ to, prefixes = [] }: Pick<Part, "to" | "prefixes">) =>
		pathname === to || (to !== href("/desk") && [to, ...prefixes].some((prefix) => pathname.startsWith(`${prefix}/`)));
	const own = parts.filter((part) => part.roles === null || part.roles.some((role) => mayAs(roles, role)));
	return (
		<div className={css.shell}>
			<a href="#main" className={css.skip}>
				{t("skip")}
			</a>
			<header className={css.bar}>
				<Link to={href("/desk")} className={css.brand}>
					{company.brand} <span className={css.desk}>{t("brand")}</span>
				</Link>
				<Languages />
				{name ? (
					<>
						<Link to={href("/desk/me")} className={css.person}>
							{name}
						</Link>
						<Form method="post" action={href("/desk/sign-out")}>
							<Button kind="quiet" size="s">
								{t("signOut")}
							</Button>
						</Form>
					</>
				) : null}
			</header>
			<nav aria-label={t("nav.label")} className={css.side}>
				<ul className={css.parts}>
					{own.map((part) => (
						<li key={part.name}>
							<Link to={part.to} className={css.part} aria-current={isIn(part) ? (pathname === part.to ? "page" : "true") : undefined}>
								{t(`nav.${part.name}`)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<main id="main" tabIndex={-1} className={css.main}>
				{help ? <DeskHelp help={help} /> : null}
				{children}
			</main>
		</div>
	);
}

/** Each language is a button, so that it works without scripts. */
export function Languages() {
	const t = useT("desk");
	const { locale } = useMarket();
	const { pathname, search } = useLocation();
	return (
		<Form method="post" action={href("/desk/language")} reloadDocument className={css.languages} aria-label={t("language")}>
			<HiddenFields fields={{ returnTo: pathname + search }} />
			{locales.map((each) => (
				<button key={each} type="submit" name="locale" value={each} lang={each} className={css.language} aria-pressed={each === locale}>
					<abbr title={markets[each].language}>{each.toUpperCase()}</abbr>
				</button>
			))}
		</Form>
	);
}
