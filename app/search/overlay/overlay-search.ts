import { overlayDelay, overlayLeastCharacters, overlayPageSize } from "../../platform/config/constants";
import { searchWords } from "../../platform/http/search-words";
import { type HitPage, merged } from "./hit-page";

export interface OverlayState {
	/** Null before the first response. */
	page: HitPage | null;
	isAsking: boolean;
	/** True if the shown hits belong to earlier words. */
	isSearching: boolean;
	/** True if the last request failed: the whole search without a page, otherwise its next hits. */
	hasFailed: boolean;
	hasMore: boolean;
}

export type FetchHits = (words: string, skip: number, signal: AbortSignal) => Promise<HitPage>;

const nothing: OverlayState = { page: null, isAsking: false, isSearching: false, hasFailed: false, hasMore: false };

/** A response stays valid for this time in ms (R21.4). */
const cachedMs = 60_000;

/**
 * Searches 300 ms after the last key, from three characters on (R6.2). Only the latest request counts. Earlier ones
 * are aborted and their responses ignored.
 */
export class OverlaySearch {
	#ask: FetchHits;
	#found = nothing;
	#words = "";
	#skip = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#running = new AbortController();
	#known = new Map<string, { page: HitPage; at: number }>();
	#listeners = new Set<() => void>();

	constructor(ask: FetchHits) {
		this.#ask = ask;
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	readonly found = (): OverlayState => this.#found;

	/** Takes the field's text after each change. */
	type(text: string): void {
		const words = searchWords(text);
		clearTimeout(this.#timer);
		if (words === "") this.#stop();
		else if (words.length >= overlayLeastCharacters && (words !== this.#words || this.#hasNothing()))
			this.#timer = setTimeout(() => this.#search(words), overlayDelay);
	}

	/** Loads the next hits. Does nothing while they load or if there are no more. */
	readonly more = async (): Promise<void> => {
		const { page, hasMore, isAsking } = this.#found;
		if (!page || !hasMore || isAsking) return;
		const answer = await this.#question(this.#words, this.#skip);
		if (answer) this.#show(merged(page, answer));
	};

	#hasNothing(): boolean {
		return this.#found.page === null && !this.#found.isAsking;
	}

	#stop(): void {
		this.#running.abort();
		this.#words = "";
		this.#set(nothing);
	}

	async #search(words: string): Promise<void> {
		this.#words = words;
		this.#skip = 0;
		const known = this.#known.get(words);
		if (known && Date.now() - known.at < cachedMs) {
			this.#running.abort();
			this.#show(known.page);
			return;
		}
		const answer = await this.#question(words, 0);
		if (!answer) return;
		this.#known.set(words, { page: answer, at: Date.now() });
		this.#show(answer);
	}

	/** @returns null if the request failed, which the overlay then shows, or was superseded */
	async #question(words: string, skip: number): Promise<HitPage | null> {
		this.#running.abort();
		this.#running = new AbortController();
		const { signal } = this.#running;
		this.#set({ ...this.#found, isAsking: true, isSearching: skip === 0, hasFailed: false });
		const answer = await this.#ask(words, skip, signal).catch(() => null);
		if (signal.aborted) return null;
		if (!answer) this.#set(skip === 0 ? { ...nothing, hasFailed: true } : { ...this.#found, isAsking: false, hasFailed: true });
		return answer;
	}

	#show(page: HitPage): void {
		this.#skip += overlayPageSize;
		this.#set({ page, isAsking: false, isSearching: false, hasFailed: false, hasMore: this.#skip < page.count });
	}

	#set(found: OverlayState): void {
		this.#found = found;
		for (const listener of this.#listeners) listener();
	}
}
