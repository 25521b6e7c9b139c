import { useLocation } from "@remix-run/react";
import { startTransition, useState } from "react";
import { amountPrefix } from "./typed-total";

interface KeptRows<Row> {
	/** Kept rows first. */
	rows: readonly Row[];
	/** The number of rows that the list itself does not have. */
	kept: number;
	/** Notes which fields of the form have a quantity. */
	note: (form: HTMLFormElement) => void;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Keeps rows with a typed quantity when another order, filter or page leaves them out. They come first until the list changes again. The
 * keys of all rows stay, so that a field keeps its quantity and the focus.
 * @param keyOf returns the key of a row, which is rendered with it
 * @param amountsOf returns the names of a row's quantity fields
 */
export function useKeptRows<Row>(
	listed: readonly Row[],
	keyOf: (row: Row) => string | number,
	amountsOf: (row: Row) => readonly string[],
): KeptRows<Row> {
	const { pathname, search } = useLocation();
	const [typed, setTyped] = useState(nothing);
	const [list, setList] = useState<{ listed: readonly Row[]; pathname: string; search: string; kept: readonly Row[] }>({
		listed,
		pathname,
		search,
		kept: [],
	});
	let { kept } = list;
	if (list.listed !== listed) {
		const keys = new Set(listed.map(keyOf));
		const stays = (row: Row) => amountsOf(row).some((name) => typed.has(name)) || (list.search === search && list.kept.includes(row));
		kept = list.pathname === pathname ? [...list.kept, ...list.listed].filter((row) => !keys.has(keyOf(row)) && stays(row)) : [];
		setList({ listed, pathname, search, kept });
	}
	return {
		rows: kept.length > 0 ? [...kept, ...listed] : listed,
		kept: kept.length,
		note(form) {
			const names = [...new FormData(form)].flatMap(([name, value]) => (name.startsWith(amountPrefix) && value !== "" ? [name] : []));
			if (names.length !== typed.size || names.some((name) => !typed.has(name))) startTransition(() => setTyped(new Set(names)));
		},
	};
}
