/**
 * Caches expensive results for the lifetime of the isolate and evicts the least recently used ones. A key contains everything that its
 * result depends on, so that a stale result is never returned.
 */
export class BoundedCache<T> {
	private readonly entries = new Map<string, { content: T; bytes: number }>();
	private bytes = 0;

	/** @param most the limit in bytes, by the given sizes */
	constructor(private readonly most: number) {}

	get(key: string): T | undefined {
		const found = this.entries.get(key);
		if (!found) return undefined;
		// A Map iterates its oldest entries first.
		this.entries.delete(key);
		this.entries.set(key, found);
		return found.content;
	}

	/** Does not count as a use. */
	has(key: string): boolean {
		return this.entries.has(key);
	}

	set(key: string, content: T, bytes: number): void {
		const before = this.entries.get(key);
		if (before) this.bytes -= before.bytes;
		this.entries.delete(key);
		this.entries.set(key, { content, bytes });
		this.bytes += bytes;
		for (const [oldest, { bytes: freed }] of this.entries) {
			if (this.bytes <= this.most || oldest === key) return;
			this.entries.delete(oldest);
			this.bytes -= freed;
		}
	}
}
