import type { ListLine, OrderList } from "./read-list";

/** The text with some of its lines written anew, or left out where there is null. */
export function edited({ lines }: OrderList, edits: ReadonlyMap<ListLine, string | null>): string {
	const byFirst = new Map([...edits].map(([line, text]) => [line.first, { last: line.last, text }]));
	const edited: string[] = [];
	for (let index = 0; index < lines.length; index++) {
		const edit = byFirst.get(index);
		if (edit?.text !== null) edited.push(edit?.text ?? lines[index] ?? "");
		if (edit) index = edit.last;
	}
	return edited.join("\n");
}

/** The text without lines that are done; without the rest of it where no ordered line is left. */
export function without(list: OrderList, done: readonly ListLine[]): string {
	if (list.ordered.every((line) => done.includes(line))) return "";
	return edited(list, new Map(done.map((line) => [line, null])));
}

/**
 * The text with the quantity that a button of the preview offers ("17 20 CR-000123"). Where the line has moved since, its code finds it.
 * @returns the text as it is where the line is gone
 */
export function withOffer(list: OrderList, value: string): string {
	const [, number, amount, code = ""] = /^(\d{1,7}) ([1-9]\d{0,8}) (.*)$/s.exec(value) ?? [];
	if (number === undefined || amount === undefined) return list.lines.join("\n");
	const same = list.ordered.filter((line) => line.code === code);
	const meant = same.find(({ first }) => first + 1 === Number(number)) ?? (same.length === 1 ? same[0] : undefined);
	return edited(list, new Map(meant ? [[meant, meant.withAmount(Number(amount))]] : []));
}

/** The text in which "12,000" is what one of two readers means, in every line that leaves it open. */
export function withoutDoubt(list: OrderList, meaning: "decimals" | "thousands"): string {
	const edits = list.ordered.flatMap((line): [ListLine, string][] => {
		if (line.error !== "amount.ambiguous") return [];
		const [first, second] = line.choices;
		const amount = meaning === "thousands" ? (second ?? first) : second === undefined ? undefined : first;
		return amount === undefined ? [] : [[line, line.withAmount(amount)]];
	});
	return edited(list, new Map(edits));
}
