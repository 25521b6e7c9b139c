import type { Note, TaggedAnswer } from "../../app/page-record.server";
import type { GzipTemplate } from "./gzip-template";

/** A finished page without what is each reader's own. */
export interface KeptPage {
	template: GzipTemplate;
	/** Of the compressed answer. */
	headers: Headers;
	/** Its content security policy, cut where the nonce stands; null where it has none. */
	policy: readonly string[] | null;
	/** Which of the form keys that stand in it say when they were made. */
	keys: readonly boolean[];
	/** Its analytics, told for each reader anew. */
	notes: readonly Note[];
	/** Answers to the session that it is kept for: it may be shown to it while they are the same. */
	tagged: readonly TaggedAnswer[];
	/** ms since 1970. */
	until: number;
}

/** What all pages together may take of the isolate's 128 MB. In bytes. */
const mostBytes = 32_000_000;

/** Pages by key, in the memory of one running Worker: those that were not asked for the longest go first. */
export class KeptPages {
	readonly #pages = new Map<string, KeptPage>();
	readonly #most: number;
	#bytes = 0;

	constructor(most = mostBytes) {
		this.#most = most;
	}

	/** @param now ms since 1970 @returns undefined where there is none that is fresh */
	find(key: string, now: number): KeptPage | undefined {
		const page = this.#pages.get(key);
		if (!page) return undefined;
		this.#remove(key, page);
		if (now >= page.until) return undefined;
		this.#add(key, page);
		return page;
	}

	keep(key: string, page: KeptPage): void {
		const before = this.#pages.get(key);
		if (before) this.#remove(key, before);
		this.#add(key, page);
		for (const [oldest, old] of this.#pages) {
			if (this.#bytes <= this.#most) return;
			this.#remove(oldest, old);
		}
	}

	/** Forgets all: what they show has changed. */
	clear(): void {
		this.#pages.clear();
		this.#bytes = 0;
	}

	get bytes(): number {
		return this.#bytes;
	}

	#add(key: string, page: KeptPage): void {
		this.#pages.set(key, page);
		this.#bytes += sizeOf(key, page);
	}

	#remove(key: string, page: KeptPage): void {
		this.#pages.delete(key);
		this.#bytes -= sizeOf(key, page);
	}
}

/** Headers, and notes with what they hold of the request that the page was made for: so much was measured for each page. In bytes. */
const beside = 14_000;

const sizeOf = (key: string, { template }: KeptPage): number => template.size + 2 * key.length + beside;
