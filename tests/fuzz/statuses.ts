/** Counts statuses by request: shows that requests were processed and not just rejected. */
export class Statuses {
	#counts = new Map<string, Map<number, number>>();

	note(name: string, status: number): void {
		const counts = this.#counts.get(name) ?? new Map<number, number>();
		this.#counts.set(name, counts);
		counts.set(status, (counts.get(status) ?? 0) + 1);
	}

	tell(title: string): void {
		const lines = [...this.#counts].map(([name, counts]) => {
			const sorted = [...counts].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
			return `  ${sorted.join("  ").padEnd(50)} ${name.slice(0, 160)}`;
		});
		console.log([title, ...lines].join("\n"));
	}
}
