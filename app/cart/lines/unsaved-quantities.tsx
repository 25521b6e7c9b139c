import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";

interface Unsaved {
	/** Of their fields. */
	ids: ReadonlySet<string>;
	/** Reads the fields again. */
	look: () => void;
}

const UnsavedContext = createContext<Unsaved>({ ids: new Set(), look: () => {} });

/** Marks the fields of lines with what is saved. */
export const lineField = (saved: string | number) => ({ "data-line-field": saved });

/** Thousands may be parted by a space. */
export const countOf = (text: string): number => Number(text.replace(/\s/g, ""));

/**
 * Tracks the lines of the open cart whose field has another quantity than the sums on the page are for, because it is being typed, stepped or saved.
 * None without scripts.
 */
export function UnsavedQuantities({ children }: { children: ReactNode }) {
	const [found, setFound] = useState("");
	const look = useCallback(() => {
		const fields = document.querySelectorAll<HTMLInputElement>('input[name="amount"][data-line-field]');
		const unsaved = [...fields].filter(({ value, dataset }) => countOf(value) !== Number(dataset.lineField));
		setFound(unsaved.map(({ id }) => id).join(" "));
	}, []);
	// Runs after each render, when the fields of saved or refused lines have been set.
	useEffect(look);
	const unsaved = useMemo(() => ({ ids: new Set(found.split(" ").filter(Boolean)), look }), [found, look]);
	return <UnsavedContext.Provider value={unsaved}>{children}</UnsavedContext.Provider>;
}

/** Called by the form when one of its fields may have changed. */
export const useLookForUnsaved = (): (() => void) => useContext(UnsavedContext).look;

/** Whether sums are out of date: those of the line with this field, or without one those of the whole cart. */
export function useIsOutOfDate(fieldId?: string): boolean {
	const { ids } = useContext(UnsavedContext);
	return fieldId === undefined ? ids.size > 0 : ids.has(fieldId);
}
