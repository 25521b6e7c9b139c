/** A least-recently-used cache with a limit on its total size. */
export class BoundedMemory<T extends { size: number }> {
	#entries = new Map<string, T>();
	#size = 0;
	#most: number;

	/** @param most limits the sum of all sizes */
	constructor(most: number) {
		this.#most = most;
	}

	get(key: string): T | undefined {
		const found = this.#entries.get(key);
		if (!found) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, found);
		return found;
	}

	/** A value larger than the limit is not cached. */
	set(key: string, value: T): void {
		this.delete(key);
		if (value.size > this.#most) return;
		this.#entries.set(key, value);
		this.#size += value.size;
		for (const oldest of this.#entries.keys()) {
			if (this.#size <= this.#most) return;
			this.delete(oldest);
		}
	}

	delete(key: string): void {
		this.#size -= this.#entries.get(key)?.size ?? 0;
		this.#entries.delete(key);
	}

	values(): Iterable<T> {
		return this.#entries.values();
	}

	clear(): void {
		this.#entries.clear();
		this.#size = 0;
	}
}
