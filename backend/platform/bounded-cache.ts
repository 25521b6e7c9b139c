/**
 * What was costly to make, kept as long as the isolate lives; what has not been used for longest goes first. A key says all that its content was made
 * of, so that nothing old is ever taken for new.
 */
export class BoundedCache<T> {
	private readonly entries = new Map<string, { content: T; bytes: number }>();
	private bytes = 0;

	/** @param most in bytes, as the contents are said to have */
	constructor(private readonly most: number) {}

	get(key: string): T | undefined {
		const found = this.entries.get(key);
		if (!found) return undefined;
		// A Map gives its oldest entries first.
		this.entries.delete(key);
		this.entries.set(key, found);
		return found.content;
	}

	/** Without counting as a use. */
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
