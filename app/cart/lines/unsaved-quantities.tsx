import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";

interface Unsaved {
	/** Of their fields. */
	ids: ReadonlySet<string>;
	/** Reads the fields again. */
	look: () => void;
}

const UnsavedContext = createContext<Unsaved>({ ids: new Set(), look: () => {} });

/** Thousands may be parted by a space. */
export const countOf = (text: string): number => Number(text.replace(/\s/g, ""));

/**
 * Knows which lines of the open cart have another quantity in their field than the one that the sums on the page are for: it is being typed,
 * counted up or on its way. Without scripts there are none.
 */
export function UnsavedQuantities({ children }: { children: ReactNode }) {
	const [found, setFound] = useState("");
	const look = useCallback(() => {
		const fields = document.querySelectorAll<HTMLInputElement>('input[name="amount"][data-line-field]');
		const unsaved = [...fields].filter(({ value, dataset }) => countOf(value) !== Number(dataset.lineField));
		setFound(unsaved.map(({ id }) => id).join(" "));
	}, []);
	// Whatever is shown anew, a saved quantity or a refused one, the fields of the lines have been set before.
	useEffect(look);
	const unsaved = useMemo(() => ({ ids: new Set(found.split(" ").filter(Boolean)), look }), [found, look]);
	return <UnsavedContext.Provider value={unsaved}>{children}</UnsavedContext.Provider>;
}

/** What the form of the fields calls when one of them may have changed. */
export const useLookForUnsaved = (): (() => void) => useContext(UnsavedContext).look;

/** Whether figures are out of date: those of the line with this field, without one those of the whole cart. */
export function useIsOutOfDate(fieldId?: string): boolean {
	const { ids } = useContext(UnsavedContext);
	return fieldId === undefined ? ids.size > 0 : ids.has(fieldId);
}
