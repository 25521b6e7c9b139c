import type { ReactNode } from "react";
import { href } from "../../platform/config/href";
import { unbroken } from "../../platform/i18n/format";
import { PageLink } from "../../platform/page/page-link";
import { heading, small } from "../../ui/layout.css";
import * as css from "./substitute-list.css";

/** Articles that can be had instead of others, in the reader's language. */
export interface Substitutes {
	title: string;
	/** The title in one word. */
	short: string;
	note: string;
	items: ShownSubstitute[];
}

export interface ShownSubstitute {
	/** Id of the variant. */
	id: number;
	supplyId: number;
	/** Units of the supply, or pieces that are cut from it. */
	amount: number;
	code: string;
	slug: string;
	title: string;
	/** Everything in which it differs. */
	differences: string[];
	stock: string;
	/** Its price per unit, metre and kilogram. */
	each: string;
	/** Price of the quantity; "" if it depends on cuts. */
	total: string;
	button: string;
}

interface SubstituteListProps {
	of: Substitutes;
	/** The class of a line that unfolds them. Without one all are visible. */
	fold?: string | undefined;
	/** The button that takes it. */
	action: (substitute: ShownSubstitute) => ReactNode;
}

/** Shows at most three substitutes with what differs, delivery and price, each with a button. */
export function SubstituteList({ of, fold, action }: SubstituteListProps) {
	const { title, items } = of;
	if (fold === undefined)
		return (
			<div className={css.substitutes}>
				<p className={heading.s}>{title}</p>
				<Items of={of} action={action} />
			</div>
		);
	return (
		<details className={css.substitutes}>
			<summary className={fold}>
				{of.short} ({items.length})
			</summary>
			<Items of={of} action={action} />
		</details>
	);
}

function Items({ of: { title, note, items }, action }: Omit<SubstituteListProps, "fold">) {
	return (
		<>
			<p className={small}>{note}</p>
			<ul aria-label={title} className={css.list}>
				{items.map((substitute) => (
					<li key={substitute.id} className={css.substitute}>
						<div className={css.words}>
							<p>
								<PageLink to={href("/products/:slug", { slug: substitute.slug, showVariant: substitute.id })} className={css.title}>
									{unbroken(substitute.title)}
								</PageLink>{" "}
								<span className={small}>{substitute.code}</span>
							</p>
							<p>{substitute.differences.map(unbroken).join("; ")}</p>
							<p>{substitute.stock}</p>
							<p>{substitute.each}</p>
							{substitute.total === "" ? null : <p>{substitute.total}</p>}
						</div>
						<div className={css.action}>{action(substitute)}</div>
					</li>
				))}
			</ul>
		</>
	);
}
