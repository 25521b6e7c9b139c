import type { List, ListItem, ListSet } from "../../../contract/lists";

/** A line or set of a list. The form's fields use its name. */
export interface ListRow {
	name: string;
	title: string;
	amount: number;
	orderable: number | null;
	/** The price per unit in cents without VAT; undefined if a unit has no price of its own. */
	price: number | undefined;
	notedPrice: number;
	/** The price of the quantity that can be ordered. */
	sum: number;
	pictures: ListItem["variant"]["variant_pictures"];
	item: ListItem | null;
	set: ListSet | null;
}

export const amountId = (name: string): string => `amount-${name}`;

export const rowsOf = ({ items, sets }: Pick<List, "items" | "sets">): ListRow[] => [
	...items.map((item) => ({
		...figures(item),
		name: `item-${item.id}`,
		title: item.fullTitle,
		price: item.cut ? undefined : item.price,
		pictures: item.variant.variant_pictures,
		item,
		set: null,
	})),
	...sets.map((set) => ({
		...figures(set),
		name: `set-${set.set_id}`,
		title: set.title,
		price: set.price,
		pictures: set.items[0]?.variant.variant_pictures ?? [],
		item: null,
		set,
	})),
];

const figures = ({ amount, orderable, noted_price, line_price }: ListItem | ListSet) => ({
	amount,
	orderable,
	notedPrice: noted_price,
	sum: line_price,
});
