import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";

interface Unsaved {
	ids: ReadonlySet<string>;
	look: () => void;
}

const UnsavedContext = createContext<Unsaved>({ ids: new Set(), look: () => {} });

export const lineField = (saved: string | number) => ({ "data-line-field": saved });

/** A space may separate thousands. */
export const countOf = (text: string): number => Number(text.replace(/\s/g, ""));

/**
 * Tracks lines whose field differs from the quantity behind the page's sums, because the reader types, steps or saves it. None without
 * scripts.
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

/** The form calls it when one of its fields may have changed. */
export const useLookForUnsaved = (): (() => void) => useContext(UnsavedContext).look;

/** Whether sums are outdated: those of a field's line, or without a field those of the cart. */
export function useIsOutOfDate(fieldId?: string): boolean {
	const { ids } = useContext(UnsavedContext);
	return fieldId === undefined ? ids.size > 0 : ids.has(fieldId);
}
