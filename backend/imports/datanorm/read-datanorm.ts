import type { Article } from "../bmecat/article";
import type { Group } from "../bmecat/categories";
import { readEtim } from "../bmecat/etim";
import { cut, wordOf } from "../bmecat/texts";
import { salesUnitOf } from "../bmecat/units";
import type { Sheet } from "../read-sheets";
import { catalogueTables } from "../supplier-catalogue";
import { centsOf, groupDiscount, pricesOf, type SaidPrice, type UnitPrices, unitPrices, unitsOf } from "./prices";
import { type DatanormFile, type DatanormRecord, recordsOf } from "./records";

export interface DatanormOptions {
	/** Replaces the supplier in the file. */
	supplier: { code: string; city: string; country: string };
	/** Precedes each of the supplier's numbers. */
	prefix: string;
	/** The shop's price: the list price, or the supplier's price for you (net_customer). */
	price: string;
	isRounded: boolean;
	/** Kilograms of an article whose text names none; "" for none. */
	weight: string;
}

/** A record that was not read as it stands. */
export interface DatanormNote {
	place: string;
	reason: string;
}

interface Draft {
	record: DatanormRecord;
	number: string;
	titles: string[];
	unit: string;
	per: number | null;
	prices: SaidPrice[];
	mainGroup: string;
	group: string;
	text: string;
	/** Units in the least package. */
	packaging: string;
	/** Lines of its own text, and keys of others. */
	lines: { text: string; block: string }[];
	mistakes: Article["mistakes"];
}

/** Records that say nothing that the catalogue has. */
const ignored = new Set(["K"]);
const unread: Readonly<Record<string, string>> = {
	C: "services",
	E: "texts with gaps",
	G: "pictures",
	J: "sets",
	Z: "surcharges and prices by quantity",
};

/**
 * Reads a supplier's delivery of DATANORM 4 or 5: articles into the tables of a workbook as a BMEcat, or, without any, a list of prices.
 * @returns an explanation of what is wrong with a whole file
 */
export function readDatanorm(files: readonly DatanormFile[], options: DatanormOptions) {
	const delivery = recordsOf(files);
	if (typeof delivery === "string") return delivery;
	const reader = new Reader(options);
	for (const record of delivery.records) reader.take(record);
	const notes = [
		...delivery.strange.map(({ file, line, text }) => ({ place: `${file}, line ${line}`, reason: `"${text}" is no record of DATANORM.` })),
		...reader.notesOf(),
	];
	const supplier = {
		supplier: options.supplier.code || wordOf(delivery.supplier.name, "-").toUpperCase().slice(0, 60),
		name: delivery.supplier.name,
		city: options.supplier.city || delivery.supplier.city,
		country: options.supplier.country || delivery.supplier.country,
	};
	if (reader.drafts.size === 0) {
		if (reader.prices.size === 0) return "It has no articles (A) and no prices (P).";
		return { kind: "prices" as const, notes, ...reader.priceList(supplier.supplier) };
	}
	const dictionary = readEtim([]);
	if (typeof dictionary === "string") return dictionary;
	const { articles, groupOfArticle } = reader.articles();
	const tables = catalogueTables({ supplier, groups: reader.groups, groupOfArticle, articles, noCategory, elementOf }, dictionary);
	return { kind: "catalogue" as const, notes, ...tables };
}

class Reader {
	readonly drafts = new Map<string, Draft>();
	readonly groups = new Map<string, Group>();
	/** Prices of records (P), by articles. */
	readonly prices = new Map<string, { record: DatanormRecord; said: SaidPrice[] }>();
	private readonly discounts = new Map<string, number>();
	private readonly texts = new Map<string, Map<number, string>>();
	private readonly notes: DatanormNote[] = [];
	private readonly skipped = new Map<string, { count: number; record: DatanormRecord }>();

	constructor(private readonly options: DatanormOptions) {}

	/** Takes a record, and notes what of it is not read. */
	take(record: DatanormRecord): void {
		for (const reason of this.read(record)) this.note(record, reason);
	}

	/** @returns what is not read of a record */
	private read(record: DatanormRecord): string[] {
		const { kind, version } = record;
		if (kind === "A") return this.article(record);
		if (kind === "B") return this.addition(record);
		if (kind === "T") return this.text(record);
		if (kind === "D") return this.dimension(record);
		if (kind === "S") return this.groupNamed(record);
		if (kind === "R") return this.discount(record);
		if (kind === "P") return this.price(record);
		if (ignored.has(kind)) return [];
		const before = this.skipped.get(`${kind}${version}`);
		this.skipped.set(`${kind}${version}`, { count: (before?.count ?? 0) + 1, record: before?.record ?? record });
		return [];
	}

	notesOf(): DatanormNote[] {
		const skipped = [...this.skipped.values()].map(({ count, record }) => ({
			place: placeOf(record),
			reason: `${count} records ${record.kind} are not read${unread[record.kind] ? ` (${unread[record.kind]})` : ""}; this is the first.`,
		}));
		return [...this.notes, ...skipped];
	}

	private note(record: DatanormRecord, reason: string): void {
		this.notes.push({ place: placeOf(record), reason });
	}

	private article(record: DatanormRecord): string[] {
		const { version, fields } = record;
		const [, action = "", number = ""] = fields;
		if (number === "") return ["An article (A) has no number."];
		if (action === "L") return [deleted(number)];
		if (action === "X") return [renumbered(number, fields[4] ?? "")];
		if (action !== "N" && action !== "A") return [`"${action}" is no change of an article: N, A, L or X.`];
		if (this.drafts.has(number)) return [`Article ${number} is there again; its first record is taken.`];
		const at = (place: number): string => fields[place] ?? "";
		const [title, flag, per, unit, price, group, mainGroup] = version === 4 ? [4, 6, 7, 8, 9, 10, 11] : [3, 6, 7, 5, 8, 9, 10];
		const mistakes: Draft["mistakes"] = [];
		const cents = centsOf(at(price));
		if (cents === undefined) mistakes.push({ sheet: "supplies", column: "price", reason: `"${at(price)}" is not taken: cents, as digits` });
		const units = unitsOf(at(per), version);
		if (units === undefined)
			mistakes.push({
				sheet: "supplies",
				column: "price",
				reason: `The price unit "${at(per)}" is not taken: ${version === 4 ? "0, 1, 2 or 3" : "a number"}`,
			});
		this.drafts.set(number, {
			...{ record, number, mistakes, lines: [] },
			titles: [at(title), at(title + 1)],
			...{ unit: at(unit), per: units ?? null, mainGroup: at(mainGroup), group: version === 4 ? "" : at(11) },
			prices: [{ flag: at(flag) || "1", cents: cents ?? null, per: units ?? null, group: at(group), factors: [] }],
			...{ text: version === 4 ? at(12) : at(23), packaging: version === 4 ? "" : at(20) },
		});
		return [];
	}

	/** In DATANORM 4 more of an article, in 5 its end or its new number. */
	private addition(record: DatanormRecord): string[] {
		const { version, fields } = record;
		const [, action = "", number = "", next = ""] = fields;
		if (version === 5) return [action === "L" ? deleted(number) : renumbered(number, next)];
		const draft = this.drafts.get(number);
		if (!draft) return [`There is no article ${number} (A) before its addition (B).`];
		draft.group = fields[11] ?? "";
		draft.packaging = fields[13] ?? "";
		return [];
	}

	private text({ version, fields }: DatanormRecord): string[] {
		const [, , key = ""] = fields;
		const lines = this.texts.get(key) ?? new Map<number, string>();
		this.texts.set(key, lines);
		const pairs = version === 4 ? [[4, 6] as const, [7, 9] as const] : [[4, 5] as const];
		for (const [number, text] of pairs) if (/^\d{1,4}$/.test(fields[number] ?? "")) lines.set(Number(fields[number]), fields[text] ?? "");
		return [];
	}

	private dimension(record: DatanormRecord): string[] {
		const { version, fields } = record;
		const draft = this.drafts.get(fields[2] ?? "");
		if (!draft) return [`There is no article ${fields[2] ?? ""} (A) before its text (D).`];
		const parts =
			version === 4
				? [fields.slice(4, 7), fields.slice(8, 11)].map(([kind = "", first = "", second = ""]) => ({ kind, block: first, text: second }))
				: [{ kind: fields[4] || "F", text: fields[5] ?? "", block: fields[6] ?? "" }];
		const gaps: string[] = [];
		for (const { kind, text, block } of parts) {
			if (kind === "F") draft.lines.push({ text, block: "" });
			else if (kind === "T") draft.lines.push({ text: "", block });
			else if (kind !== "") gaps.push(`A text with gaps (D, ${kind}) of article ${draft.number} is not read.`);
		}
		return gaps;
	}

	private groupNamed(record: DatanormRecord): string[] {
		const { version, fields, line } = record;
		const [main = "", mainTitle = "", group = "", title = ""] =
			version === 4 ? fields.slice(2) : [fields[1], fields[2] ? "" : fields[3], fields[2], fields[3]].map((field) => field ?? "");
		if (main === "") return ["A group (S) has no number."];
		const named = (id: string, parent: string, text: string): void => {
			const before = this.groups.get(id);
			if (before && (text === "" || before.titles.de !== id)) return;
			this.groups.set(id, { id, parent, order: this.groups.size, line, titles: { de: text || id }, descriptions: {} });
		};
		named(main, "", mainTitle);
		if (group !== "") named(`${main}/${group}`, main, title);
		return [];
	}

	private discount(record: DatanormRecord): string[] {
		const found = groupDiscount(record);
		if (!found) return ["A discount group (R) has no number, kind (1, 2 or 3) or value."];
		this.discounts.set(found.group, found.factor);
		return [];
	}

	private price(record: DatanormRecord): string[] {
		const wrong: string[] = [];
		for (const { number, said } of pricesOf(record)) {
			const known = this.prices.get(number) ?? { record, said: [] };
			if (said === null) wrong.push(`The price of article ${number} (P) is not taken: a figure of it is none.`);
			else this.prices.set(number, { ...known, said: [...known.said, said] });
		}
		return wrong;
	}

	/** All articles with a group of their own where no record names it. */
	articles(): { articles: Article[]; groupOfArticle: Map<string, string> } {
		const groupOfArticle = new Map<string, string>();
		for (const { number, mainGroup, group, record } of this.drafts.values()) {
			const id = group !== "" && mainGroup !== "" ? `${mainGroup}/${group}` : mainGroup || group;
			if (id === "") continue;
			groupOfArticle.set(number, id);
			for (const [one, parent] of [
				[mainGroup, ""],
				[id, id === mainGroup ? "" : mainGroup],
			] as const)
				if (one !== "" && !this.groups.has(one))
					this.groups.set(one, {
						...{ id: one, parent, order: this.groups.size, line: record.line },
						...{ titles: { de: `Warengruppe ${one.split("/").at(-1)}` }, descriptions: {} },
					});
		}
		for (const [number, { record }] of this.prices)
			if (!this.drafts.has(number)) this.note(record, `There is a price of ${number} (P), and no article (A).`);
		return { articles: [...this.drafts.values()].map((draft) => this.articleOf(draft)), groupOfArticle };
	}

	private articleOf(draft: Draft): Article {
		const { number, record, titles, unit, packaging, mistakes } = draft;
		const { prefix, weight } = this.options;
		const told = salesUnitOf(orderUnitOf(unit), "", null, /^\d{1,5}$/.test(packaging) ? Number(packaging) : null);
		if (typeof told === "string")
			mistakes.push({
				sheet: "products",
				column: "unit",
				reason: told.replace(/^"[^"]*"/, `"${unit}"`).replace("QUANTITY_INTERVAL", "package of whole metres"),
			});
		const { unit: sold, contains, length } = typeof told === "string" ? { unit: "", contains: 1, length: null } : told;
		const later = this.prices.get(number)?.said ?? [];
		const found = unitPrices([...draft.prices, ...later], draft.per, this.discounts);
		const priced = this.shopPrices(found, contains);
		if (typeof priced === "string") {
			if (!mistakes.some(({ column }) => column === "price")) mistakes.push({ sheet: "supplies", column: "price", reason: priced });
		}
		const { price, purchase } = typeof priced === "string" ? { price: "", purchase: "" } : priced;
		const title = titles.filter((part) => part !== "").join(" ");
		const description = this.textOf(draft);
		return {
			...{
				pid: number,
				line: record.line,
				type: number,
				goodsClass: null,
				features: [],
				unit: sold,
				base: null,
				tiers: [],
				media: [],
				mistakes,
			},
			titles: title === "" ? {} : { de: title },
			descriptions: description === "" ? {} : cut({ de: description }, 5000),
			cells: {
				article: `${prefix}${number}`,
				weight_kg: weightIn(`${title} ${description}`) || weight,
				length_mm: length === null ? "" : String(length),
			},
			supply: {
				...{ supplier_code: number, price, ...(purchase !== "" && { purchase_price: purchase }) },
				...(contains === 1 && /^[1-9]\d{0,4}$/.test(packaging) && { pack_size: packaging }),
			},
		};
	}

	/** The shop's price and the supplier's, of a unit of sale. @returns why there is none */
	private shopPrices({ list, net }: UnitPrices, contains: number): { price: string; purchase: string } | string {
		const isNet = this.options.price === "net_customer";
		const price = isNet ? net : list;
		if (price === null && net !== null && !isNet)
			return "has only a net price, which is the supplier's for you: choose net_customer to sell at it";
		if (price === null) return isNet ? "has no net price, and no discount that makes one" : "has no list price";
		const cents = price * contains;
		if (!this.options.isRounded && Math.abs(cents - Math.round(cents)) > 1e-6)
			return `${(cents / 100).toFixed(4)} is no whole number of cents; rounding takes the nearest`;
		return { price: euros(cents), purchase: net === null ? "" : euros(net * contains) };
	}

	private textOf({ text, lines }: Draft): string {
		const blockOf = (key: string): string[] =>
			[...(this.texts.get(key) ?? new Map<number, string>())].sort(([a], [b]) => a - b).map(([, line]) => line);
		const own = lines.flatMap((line) => (line.block === "" ? [line.text] : blockOf(line.block)));
		return [...(text === "" ? [] : blockOf(text)), ...own].join("\n").trim();
	}

	/** Prices alone. Those of DATANORM 4 do not say for how many units they are. */
	priceList(supplier: string): { table: Sheet; isWithoutUnits: boolean } {
		const rows = [...this.prices].flatMap(([number, { record, said }]) => {
			const found = unitPrices(said, null, this.discounts);
			const priced = this.shopPrices(found, 1);
			const cells =
				typeof priced === "string"
					? { price: "", purchase: found.net === null ? "" : euros(found.net) }
					: { price: priced.price, purchase: priced.purchase };
			return [{ row: record.line, cells: [`${this.options.prefix}${number}`, supplier, cells.price, cells.purchase] }];
		});
		const isWithoutUnits = [...this.prices.values()].some(({ said }) => said.some(({ per }) => per === null));
		return {
			isWithoutUnits,
			table: { name: "prices", rows: [{ row: 0, cells: ["article", "supplier", "price", "purchase_price"] }, ...rows] },
		};
	}
}

const deleted = (number: string): string => `The supplier deletes article ${number}: it is hidden if goods that the file lacks are hidden.`;
const renumbered = (number: string, next: string): string =>
	`Article ${number} has the new number ${next || "?"}: it becomes another article, unless you change its number first.`;

const placeOf = ({ file, line }: DatanormRecord): string => `${file}, line ${line}`;

const euros = (cents: number): string => (Math.round(cents) / 100).toFixed(2);

/** Units of DATANORM 4 and 5, as codes of BMEcat. */
const orderUnits: readonly (readonly [code: string, words: RegExp])[] = [
	["C62", /^(?:st|stk|stck|stück|stueck|pce|pcs|h87|c62|ea)\.?$/i],
	["PK", /^(?:pa|pk|pak|pack|pck|pkt|pkg|ve|vpe|kar|ktn|ct|bx|btl|bd|bund)\.?$/i],
	["RO", /^(?:ro|rl|rol|roll|rolle|ring|rg)\.?$/i],
	["SET", /^(?:set|satz|sa|gar|garn|kt)\.?$/i],
	["MTR", /^(?:m|mtr|lfm|lfdm|meter)\.?$/i],
];

const orderUnitOf = (unit: string): string => orderUnits.find(([, words]) => words.test(unit))?.[0] ?? unit;

/** Kilograms that a text names for a piece: "Gewicht: 12,4 kg", "3,2 kg/St". */
function weightIn(text: string): string {
	const [, one, other] =
		/gewicht[^\d\n]{0,12}(\d{1,5}(?:[.,]\d{1,3})?) ?kg(?! ?\/ ?m)|(\d{1,5}(?:[.,]\d{1,3})?) ?kg ?\/ ?st/i.exec(text) ?? [];
	return (one ?? other ?? "").replace(",", ".");
}

const noCategory = {
	none: "is missing: a group (fields main group and group)",
	unknown: (group: string) => `There is no group ${group}`,
};

/** Fields of DATANORM behind a workbook's columns. */
const elements: Record<string, string> = {
	"suppliers/supplier": "V (or the supplier's code)",
	"suppliers/name": "V, name",
	"suppliers/city": "V, city (or the city)",
	"suppliers/country": "V, country (or the country)",
	"products/category": "A, group",
	"products/unit": "A, unit of quantity",
	"products/title_en": "A, short texts",
	"articles/article": "A, number",
	"articles/weight_kg": "weight (DATANORM has none: say one)",
	"supplies/price": "A, price",
	"supplies/purchase_price": "P, price",
	"supplies/pack_size": "B, packaging",
};

const elementOf = (sheet: string, column: string): string => elements[`${sheet}/${column}`] ?? column;
