import type { Visit } from "../../app/platform/analytics/visits.server";
import { BoundedMemory } from "../../app/platform/backend/bounded-memory.server";
import type { TaggedAnswer } from "../../app/platform/backend/page-record.server";
import type { PageTemplate } from "./pages/page-template";

/** A finished page without what is each reader's own. */
export interface CachedPage {
	template: PageTemplate;
	headers: Headers;
	/** Its content security policy, cut where the nonce stands; null where it has none. */
	policy: readonly string[] | null;
	/** Which of the form keys that stand in it say when they were made. */
	keys: readonly boolean[];
	/** Its analytics, tracked for each reader anew. */
	visits: readonly Visit[];
	/** Answers to the session that it is cached for: it may be shown to it while they are the same. */
	tagged: readonly TaggedAnswer[];
	/** ms since 1970. */
	until: number;
	/** What it takes of the memory (sizeOf). In bytes. */
	size: number;
}

/** What all pages together may take of the isolate's 128 MB. In bytes. */
const most = 32_000_000;
/** Headers, and visits with what they hold of the request that the page was made for: so much was measured for each page. In bytes. */
const beside = 14_000;

/** Pages by key, in the memory of one running Worker. */
export const cachedPages = new BoundedMemory<CachedPage>(most);

/** @returns undefined where there is none that is fresh */
export function freshPage(key: string): CachedPage | undefined {
	const page = cachedPages.get(key);
	return page && Date.now() < page.until ? page : undefined;
}

/** Whether readers have been shown the page, which may have expired since. */
export const wasCached = (key: string): boolean => cachedPages.get(key) !== undefined;

/** In bytes. */
export const sizeOf = (key: string, template: Pick<PageTemplate, "size">): number => template.size + 2 * key.length + beside;
