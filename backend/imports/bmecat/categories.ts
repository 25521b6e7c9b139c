import type { Language } from "../../../contract/locale";
import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import type { EtimDictionary } from "./etim";
import type { GoodsClass } from "./features";
import { nameOf, numberOf, type Titles, textsOf, wordOf } from "./texts";

export interface Group {
	id: string;
	parent: string;
	order: number;
	line: number;
	titles: Titles;
	descriptions: Titles;
}

/**
 * The root group is the catalogue itself.
 * @returns null for it
 */
export function groupOf(element: XmlElement, usual: Language | null): Group | null {
	if (element.attributes.type === "root") return null;
	return {
		id: textAt(element, "GROUP_ID"),
		parent: textAt(element, "PARENT_ID"),
		order: numberOf(textAt(element, "GROUP_ORDER")) ?? 0,
		line: element.line,
		titles: textsOf(elementsAt(element, "GROUP_NAME"), usual),
		descriptions: textsOf(elementsAt(element, "GROUP_DESCRIPTION"), usual),
	};
}

export interface Category {
	address: string;
	parent: string;
	order: number;
	titles: Titles;
	descriptions: Titles;
	line: number;
}

/** Classes follow the supplier's own groups. */
const lastPlace = { order: Number.MAX_SAFE_INTEGER, line: 0 };

/** The categories with goods, each below its parent. */
export class Categories {
	private readonly found = new Map<string, Category>();
	private readonly taken = new Set<string>();
	/** Codes of classes that no dictionary names. */
	readonly untitled = new Set<string>();

	constructor(
		private readonly groups: ReadonlyMap<string, Group>,
		private readonly dictionary: EtimDictionary,
	) {}

	/** The address of a supplier's group; null if the id is unknown. Its parent groups become categories too. */
	ofGroup(id: string, below: readonly string[] = []): string | null {
		const group = this.groups.get(id);
		// A group within itself is not part of a tree.
		if (!group || below.includes(id)) return null;
		const parent = this.groups.has(group.parent) ? this.ofGroup(group.parent, [...below, id]) : "";
		if (parent === null) return null;
		return this.add(`group ${id}`, wordOf(nameOf(group.titles), "-") || wordOf(`group ${id}`, "-"), { ...group, parent });
	}

	/** The address of a class of ETIM, within its group if a dictionary names one, or of ECLASS. */
	ofClass({ code, titles }: GoodsClass): string {
		const group = this.dictionary.groups.get(code);
		const parent = group === undefined ? "" : this.named(group, "");
		return this.named(code, parent, titles);
	}

	private named(code: string, parent: string, own: Titles = {}): string {
		const titles = this.dictionary.titles.get(code) ?? (Object.keys(own).length > 0 ? own : undefined);
		if (!titles) this.untitled.add(code);
		return this.add(code, wordOf(titles ? nameOf(titles) : code, "-"), {
			parent,
			titles: titles ?? { en: code },
			descriptions: {},
			...lastPlace,
		});
	}

	private add(key: string, wanted: string, category: Omit<Category, "address">): string {
		const before = this.found.get(key);
		if (before) return before.address;
		const address = this.taken.has(wanted) ? `${wanted}-${wordOf(key, "-")}` : wanted;
		this.taken.add(address);
		this.found.set(key, { ...category, address });
		return address;
	}

	/** Rows in the supplier's order, each below its parent. */
	rows(parent = ""): Category[] {
		return [...this.found.values()]
			.filter((category) => category.parent === parent)
			.sort((a, b) => a.order - b.order)
			.flatMap((category) => [category, ...this.rows(category.address)]);
	}
}
