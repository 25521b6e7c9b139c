import { Form, useLocation, useSubmit } from "@remix-run/react";
import { type ClipboardEvent, type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { href } from "../../platform/config/href";
import { randomUuid } from "../../platform/http/random";
import { searchWords } from "../../platform/http/search-words";
import { useT } from "../../platform/i18n/i18n";
import { useChoiceParams } from "../../platform/page/use-choice";
import { Hidden } from "../../ui/wrap";
import * as css from "./header.css";

/**
 * Submits to the search page, where it keeps the words (R6.6). With scripts an overlay shows hits while the reader
 * types. The overlay's code is imported on focus.
 */
export function SearchBar() {
	const t = useT("shell");
	const { pathname, search } = useLocation();
	const words = pathname === href("/new_search") ? searchWords(new URLSearchParams(search).get("search")) : "";
	const { compare } = useChoiceParams();
	const bar = useRef<HTMLElement>(null);
	const [Overlay, setOverlay] = useState<ComponentType<{ bar: RefObject<HTMLElement> }>>();
	const [hasFailed, setFailed] = useState(false);
	const [isTyped, setTyped] = useState(false);
	const load = () => {
		// Without the overlay the form still works.
		if (!Overlay)
			import("../../search/search-overlay").then(({ SearchOverlay }) => setOverlay(() => SearchOverlay)).catch(() => setFailed(true));
	};
	const type = () => {
		setTyped(true);
		load();
	};
	useSearchKey(bar);
	return (
		<search ref={bar} className={css.searchBar} onFocus={load} onInput={type}>
			<Form action={href("/new_search")} className={css.searchForm} data-state={isTyped && !Overlay && !hasFailed ? "asking" : undefined}>
				{compare ? <input type="hidden" name="compare" value={compare} /> : null}
				<label htmlFor="search-words">
					<Hidden>{t("search.label")}</Hidden>
				</label>
				<input
					key={words}
					id="search-words"
					className={css.searchInput}
					type="search"
					name="search"
					defaultValue={words}
					placeholder={t("search.placeholder")}
					maxLength={200}
					autoComplete="off"
					enterKeyHint="search"
					required
					aria-keyshortcuts="Control+K Meta+K"
					onPaste={usePastedLines()}
				/>
				<span className={css.searchKey} data-said={t("search.key")} />
				<button type="submit" className={css.searchButton}>
					{t("search.submit")}
				</button>
			</Form>
			{Overlay ? <Overlay bar={bar} /> : null}
		</search>
	);
}

/**
 * Control or Command with K focuses the field, unless a dialog is open. A single key could be dictated or held by
 * mistake.
 */
function useSearchKey(bar: RefObject<HTMLElement>) {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
			if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
			if (document.querySelector("dialog:modal")) return;
			event.preventDefault();
			const field = bar.current?.querySelector<HTMLInputElement>("input[type=search]");
			field?.focus();
			// Selecting the text lets the next article replace the last one.
			field?.select();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [bar]);
}

/** Several pasted lines are a list, not a search. The quick order checks them. */
function usePastedLines() {
	const submit = useSubmit();
	return (event: ClipboardEvent) => {
		const list = event.clipboardData.getData("text/plain");
		if (list.split("\n").filter((line) => line.trim() !== "").length < 2) return;
		event.preventDefault();
		submit({ list, intent: "check", idem: randomUuid() }, { method: "post", action: href("/quick-order"), encType: "multipart/form-data" });
	};
}
