import { z } from "zod";
import { visit } from "../../app/platform/analytics/visits.server";
import { BoundedMemory } from "../../app/platform/backend/bounded-memory.server";
import type { TaggedAnswer } from "../../app/platform/backend/page-record.server";
import { queryCachedMs } from "../../app/platform/config/constants";
import type { LocationCache } from "../location-cache/location-cache";
import { isOfStranger } from "./pages/page-key";
import { PageTemplate } from "./pages/page-template";

/** A finished page without what is each reader's own: it is stored as JSON of itself, which this reads. */
const page = z.object({
	template: z
		.object({ parts: z.array(z.string()), values: z.array(z.number()) })
		.transform(({ parts, values }) => new PageTemplate(parts, values)),
	headers: z.array(z.tuple([z.string(), z.string()])),
	/** Its content security policy, cut where the nonce stands; null where it has none. */
	policy: z.array(z.string()).nullable(),
	/** Which of the form keys that stand in it say when they were made. */
	keys: z.array(z.boolean()),
	/** Its analytics, tracked for each reader anew. */
	visits: z.array(visit),
	/** ms since 1970. */
	until: z.number(),
});

export interface CachedPage extends z.output<typeof page> {
	/** Answers to the session that it is cached for: it may be shown to it while they are the same. */
	tagged: readonly TaggedAnswer[];
}

/** Maximum age of a cached page, from when the first answer in it was requested of the backend. In ms. */
export const longest = queryCachedMs;
/** What all pages together may take of the isolate's 128 MB: those of readers without a cart or account, and those of all others. In bytes. */
const most = { ofStrangers: 24_000_000, ofOthers: 8_000_000 };
/** The objects that a page consists of: so much was measured for each page while its visits were functions, which held more. In bytes. */
const beside = 14_000;

/** Pages by key, in the memory of one running Worker. Apart: whoever makes up cookies pushes out no page of those who have none. */
const ofStrangers = new BoundedMemory<CachedPage & { size: number }>(most.ofStrangers);
const ofOthers = new BoundedMemory<CachedPage & { size: number }>(most.ofOthers);
const memoryOf = (key: string) => (isOfStranger(key) ? ofStrangers : ofOthers);

export const keepPage = (key: string, page: CachedPage): void => memoryOf(key).set(key, { ...page, size: sizeOf(key, page) });

export function clearPages(): void {
	ofStrangers.clear();
	ofOthers.clear();
}

/** @returns undefined where memory has none that is fresh */
export function freshPage(key: string): CachedPage | undefined {
	const page = memoryOf(key).get(key);
	return page && Date.now() < page.until ? page : undefined;
}

/** Whether readers have been shown the page, which may have expired since. */
export const wasCached = (key: string): boolean => memoryOf(key).get(key) !== undefined;

/** In bytes. */
export const sizeOf = (key: string, { template, headers, visits }: CachedPage): number =>
	template.size + 2 * (key.length + JSON.stringify([headers, visits]).length) + beside;

/** The pages that the isolates of a location share: those which are everybody's. */
export class SharedPages {
	readonly #location: LocationCache;
	readonly #version: string;

	/** @param version what is deployed: no other deployment's pages are found */
	constructor(location: LocationCache, version: string) {
		this.#location = location;
		this.#version = version;
	}

	async find(key: string): Promise<CachedPage | null> {
		const found = await this.#location.find(this.#name(key));
		if (!found || found.requestedAt <= found.staleUntil) return null;
		try {
			const read = page.parse(JSON.parse(found.text));
			return Date.now() < read.until ? { ...read, tagged: [] } : null;
		} catch {
			return null;
		}
	}

	async store(key: string, page: CachedPage): Promise<void> {
		const seconds = Math.ceil((page.until - Date.now()) / 1000);
		await this.#location.store(this.#name(key), JSON.stringify(page), page.until - longest, seconds);
	}

	#name(key: string): string {
		return `page ${this.#version} ${key}`;
	}
}
