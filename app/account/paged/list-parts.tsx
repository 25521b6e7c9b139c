import { Fragment, useEffect, useRef } from "react";
import { pageSize } from "../../platform/config/constants";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { note } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Pager } from "../../ui/pager/pager";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import * as css from "./list.css";

interface OwnerSwitchProps {
	label: string;
	current: "self" | "company";
	hrefOf: (of: "self" | "company") => string;
}

/** Switches between the account's own documents and those of its company. */
export function OwnerSwitch({ label, current, hrefOf }: OwnerSwitchProps) {
	const t = useT("account");
	return (
		<nav aria-label={label} className={css.ownerSwitch}>
			<div className={`${switchLinks} ${css.halves}`}>
				{(["self", "company"] as const).map((of) => (
					<Fragment key={of}>
						<Link to={hrefOf(of)} className={switchLink} aria-current={of === current ? "page" : undefined}>
							{t(`of.${of}`)}
						</Link>{" "}
					</Fragment>
				))}
			</div>
		</nav>
	);
}

interface RangeHeadingProps {
	id: string;
	count: number;
	page: number;
	address: string;
	words: { total: string; shown: (range: { from: string; to: string; total: string }) => string };
}

/** "11–20 of 240 orders": labels the table and announces changes. Takes the focus after a page change. */
export function RangeHeading({ id, count, page, address, words }: RangeHeadingProps) {
	const { number } = useFormat();
	const focusTarget = useFocusOfList(address);
	const from = (page - 1) * pageSize + 1;
	const range = { from: number(from), to: number(Math.min(page * pageSize, count)), total: words.total };
	return (
		<p ref={focusTarget} id={id} role="status" tabIndex={-1} className={note}>
			{count > pageSize ? words.shown(range) : words.total}
		</p>
	);
}

/** A page change may remove the link that was followed, so the focus moves to the count. A focused search form keeps it. */
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

export function Pages({ count, page, hrefOf }: { count: number; page: number; hrefOf: (page: number) => string }) {
	const t = useT("common");
	return (
		<div className={css.pages}>
			<Pager
				page={page}
				pages={Math.ceil(count / pageSize)}
				hrefOf={(other) => `${hrefOf(other)}#list`}
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
