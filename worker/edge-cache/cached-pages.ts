import { z } from "zod";
import { visit } from "../../app/platform/analytics/visits.server";
import { BoundedMemory } from "../../app/platform/backend/bounded-memory.server";
import type { TaggedAnswer } from "../../app/platform/backend/page-record.server";
import { queryCachedMs } from "../../app/platform/config/constants";
import type { LocationCache } from "../location-cache/location-cache";
import { isAnonymousPage } from "./pages/page-key";
import { PageTemplate } from "./pages/page-template";

/** A finished page without its reader's own values, as stored in JSON. */
const page = z.object({
	template: z
		.object({ parts: z.array(z.string()), values: z.array(z.number()) })
		.transform(({ parts, values }) => new PageTemplate(parts, values)),
	headers: z.array(z.tuple([z.string(), z.string()])),
	/** The content security policy, split at the nonce; null without one. */
	policy: z.array(z.string()).nullable(),
	/** Whether each form key in the page contains its creation time. */
	keys: z.array(z.boolean()),
	/** Analytics events, tracked anew for each reader. */
	visits: z.array(visit),
	/** In ms since 1970. */
	until: z.number(),
});

export interface CachedPage extends z.output<typeof page> {
	/** Backend answers for one session. The page may be shown while they are unchanged. */
	tagged: readonly TaggedAnswer[];
	/** The location gets the page with its second reader. */
	isToBeShared: boolean;
}

/** Maximum age of a cached page, counted from the first backend request for it. In ms. */
export const maxPageAge = queryCachedMs;
/** Memory for pages, out of an isolate's 128 MB: for strangers (no cart, no account) and for everybody else. In bytes. */
const maxBytes = { ofStrangers: 24_000_000, ofOthers: 8_000_000 };
/** Overhead of one cached page's objects. Measured. In bytes. */
const objectBytes = 14_000;

/** Pages in this isolate's memory. Two stores, so that invented cookies cannot evict the pages of readers without cookies. */
const ofStrangers = new BoundedMemory<CachedPage & { size: number }>(maxBytes.ofStrangers);
const ofOthers = new BoundedMemory<CachedPage & { size: number }>(maxBytes.ofOthers);
const memoryOf = (key: string) => (isAnonymousPage(key) ? ofStrangers : ofOthers);

export const keepPage = (key: string, page: CachedPage): void => memoryOf(key).set(key, { ...page, size: sizeOf(key, page) });

export function clearPages(): void {
	ofStrangers.clear();
	ofOthers.clear();
}

/** @returns undefined without a fresh page in memory */
export function freshPage(key: string): CachedPage | undefined {
	const page = memoryOf(key).get(key);
	return page && Date.now() < page.until ? page : undefined;
}

/** Whether the page was ever cached. It may have expired. */
export const wasEverCached = (key: string): boolean => memoryOf(key).get(key) !== undefined;

export const sizeOf = (key: string, { template, headers, visits }: CachedPage): number =>
	template.size + 2 * (key.length + JSON.stringify([headers, visits]).length) + objectBytes;

/** Pages that all isolates of a location share: those that are the same for everybody. */
export class SharedPages {
	readonly #location: LocationCache;
	readonly #version: string;

	/** @param version the deployment's id: pages of other deployments are not found */
	constructor(location: LocationCache, version: string) {
		this.#location = location;
		this.#version = version;
	}

	async find(key: string): Promise<CachedPage | null> {
		const found = await this.#location.find(this.#name(key));
		if (!found || found.requestedAt <= found.staleUntil) return null;
		try {
			const read = page.parse(JSON.parse(found.text));
			return Date.now() < read.until ? { ...read, tagged: [], isToBeShared: false } : null;
		} catch {
			return null;
		}
	}

	async store(key: string, page: CachedPage): Promise<void> {
		const seconds = Math.ceil((page.until - Date.now()) / 1000);
		await this.#location.store(this.#name(key), JSON.stringify(page), page.until - maxPageAge, seconds);
	}

	#name(key: string): string {
		return `page ${this.#version} ${key}`;
	}
}
