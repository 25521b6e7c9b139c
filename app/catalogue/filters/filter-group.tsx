import { Link } from "@remix-run/react";
import type { FilterGroup } from "../../../contract/catalogue";
import type { Filter } from "../../../contract/filters";
import { groupAnchor, maxField, minField } from "../../platform/http/filter-names";
import { useT } from "../../platform/i18n/i18n";
import { useOpened } from "../../ui/browser/use-opened";
import { Hidden } from "../../ui/wrap";
import * as css from "./filter-form.css";
import { filterKinds } from "./filter-kinds";

interface FilterGroupFoldProps {
	group: FilterGroup;
	/** What is chosen of it. */
	filter: Filter | undefined;
	isOpen: boolean;
	/** The address asks for all its values. */
	isRequested: boolean;
	typed: Record<string, string>;
	wrong: string[];
	/** The list without this filter. */
	cleared: string;
}

/** One measure or property: its values with what each would leave, and for numbers from and to. */
export function FilterGroupFold({ group, filter, isOpen, isRequested, typed, wrong, cleared }: FilterGroupFoldProps) {
	const t = useT("filters");
	const { code, kind, title, symbol, unit } = group;
	const { Fields } = filterKinds[kind];
	const values = Array.isArray(filter) ? filter : [];
	const range = filter && !Array.isArray(filter) ? filter : null;
	const count = range ? 1 : values.length;
	const isWrong = [minField(code), maxField(code)].some((name) => wrong.includes(name));
	// Beside something wrong nothing else.
	const { hasOpened, fold } = useOpened(isRequested || (wrong.length > 0 ? isWrong : isOpen || count > 0));
	const id = groupAnchor(code);
	return (
		<details className={css.group} {...fold}>
			<summary className={css.summary} id={id}>
				<span className={css.name}>
					{title}
					{symbol ? <span className={css.symbol}>{` ${symbol}`}</span> : null}
					{unit ? <span className={css.unit}>{` ${unit}`}</span> : null}
				</span>{" "}
				{count > 0 ? (
					<span className={css.chosen}>
						{count}
						<Hidden> {t("chosen")}</Hidden>
					</span>
				) : null}
			</summary>
			<fieldset aria-labelledby={id} className={css.fields}>
				<Fields
					group={group}
					values={values}
					listed={isRequested ? "all" : hasOpened ? "first" : "chosen"}
					range={range}
					typed={typed}
					wrong={wrong}
				/>
				{count > 1 ? (
					<p>
						<Link to={cleared} preventScrollReset>
							{t("clear.one", { title })}
						</Link>
					</p>
				) : null}
			</fieldset>
		</details>
	);
}
