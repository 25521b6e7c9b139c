import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import type { Crumb } from "../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { useAccount } from "../platform/page/use-account";
import { Button } from "../ui/forms/button";
import { shrinks } from "../ui/layout.css";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import * as css from "./account-page.css";

const parts = ["profile", "orders", "offers", "invoices", "claims", "lists", "addresses", "company", "approvals"] as const;

interface AccountPageProps {
	title: string;
	/** The part of the account that the page belongs to. */
	current: (typeof parts)[number];
	/** Crumbs between the first page of the part and this page; undefined for the first page itself. */
	crumbs?: Crumb[];
	/** Short facts or links right below the title. */
	lead?: ReactNode;
	/** Actions on the whole page: at the end of the title's line, on a phone below the lead. */
	tools?: ReactNode;
	children: ReactNode;
}

/** A page of a customer account: its parts as links, the title, and the way out. Its route loads the texts `account`. */
export function AccountPage({ title, current, crumbs, lead, tools, children }: AccountPageProps) {
	const t = useT("account");
	const ofPart = { title: t(`nav.${current}`), to: `/users/${current}` };
	return (
		<>
			<Breadcrumbs items={crumbs ? [ofPart, ...crumbs, { title }] : [{ title }]} />
			<Wrap>
				<div className={css.columns}>
					<div className={css.side}>
						<nav aria-label={t("nav.label")} className={shrinks}>
							{/* Below a page's width the parts unfold, so that the page itself is on the first screen. */}
							<details key={title} className={css.menu}>
								<summary className={css.open}>
									<span className={css.account}>{t("nav.label")}</span> {t(`nav.${current}`)}
								</summary>
								<Parts current={current} isWithin={crumbs !== undefined} />
							</details>
							<div className={css.beside}>
								<Parts current={current} isWithin={crumbs !== undefined} />
							</div>
						</nav>
						<Form method="post" action={href("/users/logout")} className={css.logout}>
							<Button kind="quiet">{t("nav.logout")}</Button>
						</Form>
					</div>
					<header className={css.head}>
						<h1>{title}</h1>
						{lead ? <div className={css.lead}>{lead}</div> : null}
						{tools ? <div className={css.tools}>{tools}</div> : null}
					</header>
					<div className={css.body}>{children}</div>
				</div>
			</Wrap>
		</>
	);
}

/** @param isWithin the page is not the first one of its part */
function Parts({ current, isWithin }: Pick<AccountPageProps, "current"> & { isWithin: boolean }) {
	const t = useT("account");
	return (
		<ul className={css.parts}>
			{useParts(current).map((part) => (
				<li key={part}>
					<Link to={`/users/${part}`} className={css.part} aria-current={part !== current ? undefined : isWithin ? "true" : "page"}>
						{t(`nav.${part}`)}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Approvals, invoices, claims and addresses are parts of the accounts that have to do with them. */
function useParts(current: AccountPageProps["current"]) {
	const account = useAccount();
	const hasPart = {
		approvals: account?.hasApprovals,
		invoices: account?.hasInvoices,
		claims: account?.hasClaims,
		addresses: account?.hasAddresses,
	};
	const isOptional = (part: string): part is keyof typeof hasPart => part in hasPart;
	return parts.filter((part) => part === current || !isOptional(part) || hasPart[part]);
}

/** Says that orders wait for the reader's approval, with a link to them. */
export function ApprovalHint({ count }: { count: number }) {
	const t = useT("approvals");
	if (count === 0) return null;
	return (
		<Notice tone="warning">
			<p>
				<Link to={href("/users/approvals")}>{t("hint", { count })}</Link>
			</p>
		</Notice>
	);
}
