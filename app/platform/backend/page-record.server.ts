import type { Call } from "../../../contract/call";
import type { Visit } from "../analytics/visits.server";
import { newFormKey } from "../http/form-key";
import { randomUuid } from "../http/random";

/** An answer of the backend that has an entity tag. */
export interface TaggedAnswer {
	call: Call;
	path: string;
	tag: string;
}

/** Records what a page consists of while it is rendered: whether and how long it may be cached, and what has to be replaced for each reader. */
export class PageRecord {
	/** When the first of its answers becomes stale: ms since 1970; Infinity where none does. */
	until = Number.POSITIVE_INFINITY;
	/** It contains a stale answer, since the backend does not respond. */
	isStale = false;
	/** Deferred parts are streamed, to a browser that runs scripts. */
	isStreamed = false;
	/** Optional content is left out, since it could not be had in time. */
	isIncomplete = false;
	/** It contains data of this visitor: it must not be cached for others. */
	isPersonal = false;
	/** Answers that must be revalidated before the same visitor is served the page again. */
	readonly tagged: TaggedAnswer[] = [];
	/** The keys of its forms, which are replaced for each reader. */
	readonly keys: { key: string; isTimed: boolean }[] = [];
	/** Its analytics, also tracked for each reader who is served the page from the cache. */
	readonly visits: Visit[] = [];

	/** Records an answer that is the same for every reader of the language. */
	recordShared(until: number, isStale: boolean): void {
		this.until = Math.min(this.until, until);
		if (isStale) this.isStale = true;
	}

	/** Records an answer for this session that the backend can revalidate. */
	recordTagged(answer: TaggedAnswer): void {
		this.tagged.push(answer);
	}

	/** Records any other answer for this session, or a change. */
	recordPersonal(): void {
		this.isPersonal = true;
	}

	/**
	 * A key for a form: submitted twice, it takes effect once.
	 * @param isTimed the key contains the time of rendering (app/platform/http/form-key.ts)
	 */
	newKey(isTimed = false): string {
		const key = isTimed ? newFormKey() : randomUuid();
		this.keys.push({ key, isTimed });
		return key;
	}
}
