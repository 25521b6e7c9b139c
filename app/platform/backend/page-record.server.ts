import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Call } from "../../../contract/call";
import { newFormKey } from "../http/form-key";
import { randomUuid } from "../http/random";

/** Tells of a visit: the same for whoever is shown the page later. */
export type Note = (told: Pick<AppLoadContext, "track" | "convert" | "cameFrom">) => void;

/** An answer of the backend that has an entity tag. */
export interface TaggedAnswer {
	call: Call;
	path: string;
	tag: string;
}

/**
 * What goes into a page while it is made, so that it is known whether it may be kept for others, for how long, and what has to be written anew
 * for each of them.
 */
export class PageRecord {
	/** When the first answer of the backend in it is no longer fresh: ms since 1970; Infinity where none of them ages. */
	until = Number.POSITIVE_INFINITY;
	/** Some of it is older than it should be, since the backend does not answer. */
	isStale = false;
	/** Parts of it come late, to a browser that runs scripts. */
	isStreamed = false;
	/** Something went in that is this visitor's own: nobody else may be shown it. */
	isPersonal = false;
	/** Whoever is shown the page again must be the same, and these answers, too. */
	readonly tagged: TaggedAnswer[] = [];
	/** The keys of its forms, each of which is one reader's. */
	readonly keys: { key: string; isTimed: boolean }[] = [];
	readonly notes: Note[] = [];

	/** An answer that is the same for every reader of the language. */
	noteShared(until: number, isStale: boolean): void {
		this.until = Math.min(this.until, until);
		if (isStale) this.isStale = true;
	}

	/** An answer to this session alone of which the backend can say later that it is still the same. */
	noteTagged(answer: TaggedAnswer): void {
		this.tagged.push(answer);
	}

	/** Any other answer to this session alone, or a change. */
	notePersonal(): void {
		this.isPersonal = true;
	}

	/** A form's key: sent twice, it is one effect. @param isTimed it says when it was made (app/platform/http/form-key.ts) */
	newKey(isTimed = false): string {
		const key = isTimed ? newFormKey() : randomUuid();
		this.keys.push({ key, isTimed });
		return key;
	}
}
