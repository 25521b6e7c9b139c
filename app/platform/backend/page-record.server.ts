import type { Call } from "../../../contract/call";
import type { Visit } from "../analytics/visits.server";
import { newFormKey } from "../http/form-key";
import { randomUuid } from "../http/random";

export interface TaggedAnswer {
	call: Call;
	path: string;
	tag: string;
}

/** Records the contents of a page while it renders: whether and how long it may be cached, and which parts each reader needs replaced. */
export class PageRecord {
	/** When the first of its answers becomes stale, in ms since 1970; Infinity if none does. */
	until = Number.POSITIVE_INFINITY;
	/** The page contains a stale answer, because the backend does not respond. */
	isStale = false;
	/** Streams deferred parts to a browser that runs scripts. */
	isStreamed = false;
	/** The page lacks optional content that was late or failed. */
	isIncomplete = false;
	/** The page contains this visitor's data and must not be cached for others. */
	isPersonal = false;
	/** Answers to revalidate before the same visitor gets the cached page. */
	readonly tagged: TaggedAnswer[] = [];
	/** The keys of its forms. Each reader gets new ones. */
	readonly keys: { key: string; isTimed: boolean }[] = [];
	/** Its analytics, which are also tracked for readers of the cached page. */
	readonly visits: Visit[] = [];

	recordShared(until: number, isStale: boolean): void {
		this.until = Math.min(this.until, until);
		if (isStale) this.isStale = true;
	}

	/** Records an answer for this session that the backend can revalidate. */
	recordTagged(answer: TaggedAnswer): void {
		this.tagged.push(answer);
	}

	recordPersonal(): void {
		this.isPersonal = true;
	}

	/**
	 * A form's key. A form that is sent twice takes effect once.
	 * @param isTimed the key contains the time of rendering (app/platform/http/form-key.ts)
	 */
	newKey(isTimed = false): string {
		const key = isTimed ? newFormKey() : randomUuid();
		this.keys.push({ key, isTimed });
		return key;
	}
}
