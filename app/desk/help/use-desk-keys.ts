import { useEffect, useState } from "react";

const storedName = "desk-keys";

/**
 * Lets the keyboard work a page of the desk, unless somebody types: / and ? press what names them (`aria-keyshortcuts`), e presses what
 * names it, opens the row with the focus or goes to the first field, arrows go from row to row. Keys can be turned off for a browser (WCAG 2.1.4).
 */
export function useDeskKeys() {
	const [areOn, setOn] = useState(false);
	useEffect(() => setOn(localStorage.getItem(storedName) !== "off"), []);
	useEffect(() => {
		if (!areOn) return;
		const press = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || isTyping()) return;
			const target = targetOf(event.key);
			if (!target) return;
			event.preventDefault();
			target.focus();
			if (target.matches("a[aria-keyshortcuts], button, summary") || (event.key === "e" && target.matches("a"))) target.click();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [areOn]);
	const turn = (on: boolean) => {
		localStorage.setItem(storedName, on ? "on" : "off");
		setOn(on);
	};
	return { areOn, turn };
}

const isTyping = (): boolean => document.activeElement?.matches("input, select, textarea") ?? false;

function targetOf(key: string): HTMLElement | null {
	if (key === "/" || key === "?") return named(key);
	if (key === "e")
		return (
			named("e") ??
			document.activeElement?.closest("main tbody tr")?.querySelector("a") ??
			document.querySelector("main form:not(search form) :is(input:not([type=hidden]), select, textarea)")
		);
	if (key === "ArrowDown") return nextRow(1);
	if (key === "ArrowUp") return nextRow(-1);
	return null;
}

const named = (key: string) => document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);

/** The link of the row after or before the one with the focus; from the top of the page the first. Elsewhere arrows scroll, as always. */
function nextRow(step: 1 | -1): HTMLElement | null {
	const rows = [...document.querySelectorAll("main tbody tr")].filter((row) => row.querySelector("a"));
	const at = rows.findIndex((row) => row.contains(document.activeElement));
	if (at === -1 && (step === -1 || !document.activeElement?.matches("body, main"))) return null;
	return rows[at + step]?.querySelector("a") ?? null;
}
