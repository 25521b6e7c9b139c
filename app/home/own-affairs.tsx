import { Form } from "@remix-run/react";
import { href } from "../platform/config/href";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useT } from "../platform/i18n/i18n";
import { useAccount } from "../platform/page/use-account";
import { Button, LinkButton } from "../ui/forms/button";
import { note } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import * as css from "./home.css";

/** An order, list or quotation. */
export interface OwnRow {
	path: string;
	name: string;
	/** The buyer's own reference; "" for none. */
	about: string;
	/** Its state, number of lines or last day. */
	state: string;
	/** Day and sum of an order. */
	sent?: { day: string; sum: string };
	/** Buys it again; null for a list without lines. */
	buying: {
		path: string;
		word: string;
		label: string /** The fields of a form; null for a link. */;
		fields: Record<string, string> | null;
	} | null;
}

export interface Affairs {
	orders: OwnRow[];
	lists: OwnRow[];
	offers: OwnRow[];
	/** Says how many orders wait for the reader's approval; "" for none. */
	waiting: string;
}

/** Leads an account first to what waits for it, and buys again what it has bought (R65.6). */
export function OwnAffairs({ orders, lists, offers, waiting }: Affairs) {
	const t = useT("home");
	const hasOwnPrices = useAccount()?.hasOwnPrices;
	const parts = [
		{ title: t("own.orders"), path: href("/users/orders"), rows: orders },
		{ title: t("own.lists"), path: href("/users/lists"), rows: lists },
		{ title: t("own.offers"), path: href("/users/offers"), rows: offers },
	].filter(({ rows }) => rows.length > 0);
	return (
		<section aria-labelledby="own" className={css.own}>
			<div className={css.head}>
				<OwnHeading />
				{hasOwnPrices ? <Link to={`${href("/users/profile")}#discounts`}>{t("own.prices")}</Link> : null}
			</div>
			{waiting === "" ? null : (
				<Notice tone="warning">
					<p>
						<Link to={href("/users/approvals")}>{waiting}</Link>
					</p>
				</Notice>
			)}
			<div className={css.ownParts}>
				{parts.map(({ title, path, rows }) => (
					<div key={path} className={css.ownPart}>
						<h2 className={css.ownTitle}>
							<Link to={path}>{title}</Link>
						</h2>
						<ul>
							{rows.map((row) => (
								<Row key={row.path} row={row} />
							))}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}

export function OwnHeading() {
	return <h1 id="own">{useT("home")("own.title")}</h1>;
}

function Row({ row: { path, name, about, state, sent, buying } }: { row: OwnRow }) {
	const link = (
		<Link to={path} className={css.ownName}>
			{name}
		</Link>
	);
	return (
		<li className={css.ownRow}>
			{sent ? (
				<p className={css.ownHead}>
					{link} <span className={note}>{sent.day}</span> <span className={note}>{state}</span>
				</p>
			) : null}
			<div className={css.ownFacts}>
				{sent ? null : <p className={css.ownFact}>{link}</p>}
				{about === "" ? null : <p>{about}</p>}
				<p className={note}>{sent?.sum ?? state}</p>
			</div>
			{buying === null ? null : buying.fields === null ? (
				<LinkButton to={buying.path} size="s" aria-label={buying.label}>
					{buying.word}
				</LinkButton>
			) : (
				<Form method="post" action={buying.path}>
					<HiddenFields fields={buying.fields} />
					<Button size="s" aria-label={buying.label}>
						{buying.word}
					</Button>
				</Form>
			)}
		</li>
	);
}
