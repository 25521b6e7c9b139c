import { Link } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { pageSize } from "../../platform/config/constants";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { Pager } from "../../ui/pager";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import * as css from "../orders/history-page.css";
import { ListFilter } from "./list-filter";
import { isNarrowed, type ListQuery, listAddress } from "./list-query";

interface ListSectionProps {
	/** Also the id of the count, which names the table. */
	name: string;
	/** On all pages. */
	count: number;
	query: ListQuery;
	/** Of the list. */
	path: string;
	words: CountProps["words"];
	/** By what it is narrowed; null where the backend cannot. */
	filter: { search: string; hint: string; state: string; states: { value: string; label: string }[] } | null;
	/** Right above the list. */
	facts?: ReactNode;
	/** What stands there where there is nothing to list. */
	empty: ReactNode;
	children: ReactNode;
}

/** A list of the account or of its company, page by page. */
export function ListSection({ name, count, query, path, words, filter, facts, empty, children }: ListSectionProps) {
	const t = useT("account");
	const isAll = !isNarrowed(query);
	if (count === 0 && isAll) return empty;
	const addressOf = (page: number) => listAddress(path, { ...query, page });
	return (
		<div className={css.list}>
			{filter ? (
				<ListFilter
					name={name}
					path={path}
					query={query}
					address={addressOf(1)}
					words={{ ...filter, since: t("filter.since"), until: t("filter.until") }}
					states={filter.states}
				/>
			) : null}
			<section aria-labelledby={name} id="list" className={css.found}>
				<div className={css.foundHead}>
					<Count id={name} count={count} page={query.page} address={addressOf(query.page)} words={words} />
					{isAll ? null : <Link to={listAddress(path, { of: query.of })}>{t("filter.all")}</Link>}
					{facts}
				</div>
				{count === 0 ? <Empty title={t("filter.none.title")}>{t("filter.none.text")}</Empty> : children}
				<Pages count={count} page={query.page} addressOf={addressOf} />
			</section>
		</div>
	);
}

/** Whose the things of a list are, for who may read what is of colleagues. */
export function WhoseOf({
	query,
	path,
	words,
	hasColleagues,
}: Pick<ListSectionProps, "query" | "path"> & Pick<WhoseProps, "words"> & { hasColleagues: boolean }) {
	return hasColleagues ? <Whose words={words} current={query.of} addressOf={(of) => listAddress(path, { ...query, of, page: 1 })} /> : null;
}

interface WhoseProps {
	/** What the two are called, and both together. */
	words: Record<"label" | "self" | "company", string>;
	current: "self" | "company";
	addressOf: (of: "self" | "company") => string;
}

/** What is of the account itself, or of its company. */
export function Whose({ words, current, addressOf }: WhoseProps) {
	return (
		<nav aria-label={words.label} className={css.whose}>
			<div className={switchLinks}>
				{(["self", "company"] as const).map((of) => (
					<Fragment key={of}>
						<Link to={addressOf(of)} className={switchLink} aria-current={of === current ? "page" : undefined}>
							{words[of]}
						</Link>{" "}
					</Fragment>
				))}
			</div>
		</nav>
	);
}

interface CountProps {
	id: string;
	count: number;
	page: number;
	/** Of this page of the list. */
	address: string;
	words: { total: string; shown: (range: { from: string; to: string; total: string }) => string };
}

/** "11–20 of 240 orders": the name of the table, announced when it changes. It has the focus once another page of the list has come. */
export function Count({ id, count, page, address, words }: CountProps) {
	const { number } = useFormat();
	const focusTarget = useFocusOfList(address);
	const from = (page - 1) * pageSize + 1;
	const range = { from: number(from), to: number(Math.min(page * pageSize, count)), total: words.total };
	return (
		<p ref={focusTarget} id={id} role="status" tabIndex={-1} className={css.count}>
			{count > pageSize ? words.shown(range) : words.total}
		</p>
	);
}

/** With scripts the link that was followed may be gone. Who searches stays in the form. */
function useFocusOfList(address: string) {
	const focusTarget = useRef<HTMLParagraphElement>(null);
	const shown = useRef(address);
	useEffect(() => {
		const isOther = shown.current !== address;
		shown.current = address;
		if (isOther && !document.activeElement?.closest("main search")) focusTarget.current?.focus({ preventScroll: true });
	}, [address]);
	return focusTarget;
}

/** Links to the other pages of the list. */
export function Pages({ count, page, addressOf }: { count: number; page: number; addressOf: (page: number) => string }) {
	const t = useT("common");
	return (
		<div className={css.pages}>
			<Pager
				page={page}
				pages={Math.ceil(count / pageSize)}
				addressOf={(other) => `${addressOf(other)}#list`}
				words={{
					label: t("pager.label"),
					previous: t("pager.previous"),
					next: t("pager.next"),
					page: (other) => t("pager.page", { page: other }),
				}}
			/>
		</div>
	);
}
