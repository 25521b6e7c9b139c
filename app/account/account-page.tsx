import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import type { Crumb } from "../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { useAccount } from "../platform/page/use-account";
import { Button } from "../ui/forms/button";
import { shrinks } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import * as css from "./account-page.css";

const parts = ["profile", "orders", "offers", "invoices", "papers", "claims", "lists", "addresses", "company", "approvals"] as const;

interface AccountPageProps {
	title: string;
	current: (typeof parts)[number];
	/** Crumbs between the first page of this part and this page. The first page itself has none. */
	crumbs?: Crumb[];
	/** Short facts or links right below the title. */
	lead?: ReactNode;
	/** Actions for the whole page. They follow the title; on a phone they follow the lead. */
	tools?: ReactNode;
	children: ReactNode;
}

/** A page of a customer account with the links between its parts and the sign-out button. Its route loads the texts `account`. */
export function AccountPage({ title, current, crumbs, lead, tools, children }: AccountPageProps) {
	const t = useT("account");
	const ofPart = { title: t(`nav.${current}`), to: href(`/users/${current}`) };
	return (
		<>
			<Breadcrumbs items={crumbs ? [ofPart, ...crumbs, { title }] : [{ title }]} />
			<Wrap>
				<div className={css.columns}>
					<div className={css.side}>
						<nav aria-label={t("nav.label")} className={shrinks}>
							{/* On narrow screens the parts fold, so that the page itself is on the first screen. */}
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
					<Link to={href(`/users/${part}`)} className={css.part} aria-current={part !== current ? undefined : isWithin ? "true" : "page"}>
						{t(`nav.${part}`)}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Leaves out what the backend does not have, and approvals where nobody approves. */
function useParts(current: AccountPageProps["current"]) {
	const account = useAccount();
	const hasPart = {
		approvals: account?.hasApprovals,
		invoices: account?.hasInvoices,
		papers: account?.hasPapers,
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
