import { BoundedMemory } from "../../app/backend/bounded-memory.server";
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
	/** What it takes of the memory (sizeOf). In bytes. */
	size: number;
}

/** What all pages together may take of the isolate's 128 MB. In bytes. */
const most = 32_000_000;
/** Headers, and notes with what they hold of the request that the page was made for: so much was measured for each page. In bytes. */
const beside = 14_000;

/** Pages by key, in the memory of one running Worker. */
export const keptPages = new BoundedMemory<KeptPage>(most);

/** @returns undefined where there is none that is fresh; one that is not any more is let go of */
export function freshPage(key: string): KeptPage | undefined {
	const page = keptPages.get(key);
	if (!page || Date.now() < page.until) return page;
	keptPages.delete(key);
	return undefined;
}

/** In bytes. */
export const sizeOf = (key: string, template: Pick<GzipTemplate, "size">): number => template.size + 2 * key.length + beside;
