import { SaxesParser } from "saxes";

/** Why a line of a bill of quantities is not goods to be ordered. */
export const asideKinds = ["remark", "lumpSum", "optional", "alternative", "hours", "markup", "dropped"] as const;
export type AsideKind = (typeof asideKinds)[number];

/** A position, or a line without one that has only a text. */
export interface GaebItem {
	id: string;
	/** Its own part of the ordinal number, and its index; "" for none. */
	number: string;
	index: string;
	/** The whole ordinal number: 01.02.0010. */
	ordinal: string;
	kind: "goods" | AsideKind;
	/** As written, with a point: "12.500"; null if the bidder has to say it. */
	quantity: string | null;
	unit: string;
	short: string;
	/** Paragraphs of its long text. */
	long: string[];
}

/** A lot, a title or the whole bill, with what is in it. */
export interface GaebPart {
	id: string;
	number: string;
	title: string;
	parts: GaebPart[];
	items: GaebItem[];
}

/** A level of the ordinal number. */
export interface GaebLevel {
	type: string;
	label: string;
	length: string;
	num: string;
	alignment: string;
}

export interface GaebBill {
	version: "3.2" | "3.3";
	project: string;
	currency: string;
	/** The bill's name, of at most 20 letters. */
	name: string;
	levels: GaebLevel[];
	body: GaebPart;
}

export const gaebProblems = ["file.gaeb", "file.gaebBroken", "file.gaebEmpty", "file.gaebMissing", "file.tooLarge"] as const;

/** Why a bill is not read: what it is, or where it breaks. */
export interface GaebRefusal {
	error: (typeof gaebProblems)[number];
	/** The format's name, or the number of the line. */
	name: string;
}

/** Limits of a hostile file: elements in all, their depth, and positions. A list is shorter than so many positions anyway. */
const most = { elements: 300_000, depth: 60, items: 5_000 };

class Refusal extends Error {
	constructor(readonly refusal: GaebRefusal) {
		super(refusal.error);
	}
}

/**
 * Reads a bill of quantities in GAEB DA XML 3.2 or 3.3, phase 81 or 83. Any other GAEB file is refused by its name.
 * @param text decoded; its declared entities are not expanded
 */
export function readGaeb(text: string): GaebBill | GaebRefusal {
	if (/^\s*#begin\[gaeb\]/i.test(text)) return { error: "file.gaeb", name: "GAEB 2000" };
	if (/^\s*00 {8}8\d/.test(text)) return { error: "file.gaeb", name: "GAEB 90" };
	try {
		return new Reader().read(text);
	} catch (error) {
		if (error instanceof Refusal) return error.refusal;
		throw error;
	}
}

interface Open {
	name: string;
	text: string;
}

/** Stands for a line break inside a paragraph, which ends it. */
const lineBreak = "\u2028";

class Reader {
	private readonly parser = new SaxesParser();
	private readonly open: Open[] = [];
	private elements = 0;
	private items = 0;
	private version = "";
	private phase = "";
	private readonly bill: GaebBill = {
		...{ version: "3.3", project: "", currency: "", name: "", levels: [] },
		body: { id: "", number: "", title: "", parts: [], items: [] },
	};
	/** The parts around the place that is read, outermost first. */
	private readonly parts: GaebPart[] = [this.bill.body];
	private item: GaebItem | null = null;
	private flags = noFlags;
	private readonly byId = new Map<string, GaebItem>();
	private readonly references: { item: GaebItem; to: string }[] = [];
	/** Paragraphs of the text that is being read. */
	private paragraphs: string[] = [];

	read(text: string): GaebBill {
		this.parser.on("error", () => {
			throw new Refusal({ error: "file.gaebBroken", name: String(this.parser.line) });
		});
		this.parser.on("opentag", ({ name, attributes }) => this.opened(local(name), attributes));
		const add = (part: string): void => {
			const element = this.open.at(-1);
			if (element) element.text += part;
		};
		this.parser.on("text", add);
		this.parser.on("cdata", add);
		this.parser.on("closetag", () => this.closed());
		this.parser.write(text).close();
		this.checkKind();
		for (const { item, to } of this.references) item.long.push(...this.textsOf(to));
		if (this.items === 0) throw new Refusal({ error: "file.gaebEmpty", name: "" });
		return this.bill;
	}

	private opened(name: string, attributes: Record<string, string>): void {
		if (++this.elements > most.elements || this.open.length >= most.depth) throw new Refusal({ error: "file.tooLarge", name: "" });
		if (this.open.length === 0) [, this.phase = "", this.version = ""] = /\/DA(\d\d[A-Z]?)\/(\d\.\d)$/.exec(attributes.xmlns ?? "") ?? [];
		this.open.push({ name, text: "" });
		if (name === "BoQBody") this.checkKind();
		if (name === "BoQ") this.bill.body.id = attributes.ID ?? "";
		if (name === "BoQCtgy") {
			const part: GaebPart = { id: attributes.ID ?? "", number: attributes.RNoPart ?? "", title: "", parts: [], items: [] };
			this.parts.at(-1)?.parts.push(part);
			this.parts.push(part);
		}
		if (name === "BoQBkdn") this.bill.levels.push({ type: "", label: "", length: "", num: "", alignment: "" });
		const kind = itemKinds.get(name);
		if (kind) this.begin(kind, attributes);
		if (name === "RefRNo" || name === "RefPerfNo") this.flags.refersTo = attributes.IDRef ?? "";
	}

	private begin(kind: GaebItem["kind"], { ID: id = "", RNoPart: number = "", RNoIndex: index = "" }: Record<string, string>): void {
		if (++this.items > most.items) throw new Refusal({ error: "file.tooLarge", name: "" });
		const ordinal = number === "" ? "" : [...this.parts.map((part) => part.number), number, index].filter(Boolean).join(".");
		this.item = { id, number, index, ordinal, kind, quantity: null, unit: "", short: "", long: [] };
		this.flags = { ...noFlags };
		this.parts.at(-1)?.items.push(this.item);
		if (id !== "") this.byId.set(id, this.item);
	}

	private closed(): void {
		const element = this.open.pop();
		if (!element) return;
		const { name } = element;
		const around = this.open.at(-1);
		const text = element.text.replace(/\s+/g, " ").trim();
		if (name === "br" && around) around.text += lineBreak;
		else if (inlineTexts.has(name) && around) around.text += element.text;
		else if (blocks.has(name)) this.paragraphs.push(...paragraphsOf(element.text));
		else this.take(name, around?.name ?? "", text);
		this.endText(name);
	}

	private take(name: string, parent: string, text: string): void {
		const { item, bill } = this;
		if (parent === "GAEBInfo" && name === "Version") this.version = text;
		else if (parent === "PrjInfo" && (name === "NamePrj" || name === "Name")) bill.project = text;
		else if (name === "Cur") bill.currency = text;
		else if (name === "DP") this.phase = text;
		else if (parent === "BoQInfo" && name === "Name") bill.name = text;
		else if (parent === "BoQBkdn") this.takeLevel(name, text);
		else if (name === "BoQCtgy") this.parts.pop();
		else if (item && itemKinds.has(parent)) this.takeOfItem(item, name, text);
		else if (item && itemKinds.has(name)) this.endItem(item);
	}

	private takeLevel(name: string, text: string): void {
		const level = this.bill.levels.at(-1);
		const key = levelNames.get(name);
		if (level && key) level[key] = text;
	}

	private takeOfItem(item: GaebItem, name: string, text: string): void {
		const { flags } = this;
		if (name === "Qty" && /^\d{1,11}(?:\.\d{1,6})?$/.test(text)) item.quantity = text;
		else if (name === "QU") item.unit = text;
		else if (name === "ALNSerNo") flags.isAlternative = !/^0+$/.test(text);
		else if (name === "Provis") flags.isOptional = true;
		else if (name === "LumpSumItem") flags.isLumpSum = text === "Yes";
		else if (name === "HourIt") flags.isHours = text === "Yes";
		else if (name === "NotAppl") flags.isDropped = text === "Yes";
		else if (name === "PerfLbl") item.short = text;
	}

	private endItem(item: GaebItem): void {
		item.kind = kindOf(item, this.flags);
		if (this.flags.refersTo !== "") this.references.push({ item, to: this.flags.refersTo });
		this.item = null;
	}

	private endText(name: string): void {
		const { item, paragraphs } = this;
		const part = this.parts.at(-1);
		if (name === "LblTx" && part) part.title = paragraphs.join(" ");
		else if (name === "OutlTxt" && item) item.short ||= paragraphs.join(" ");
		else if (name === "DetailTxt" && item) item.long.push(...paragraphs);
		else return;
		this.paragraphs = [];
	}

	private textsOf(id: string): string[] {
		const other = this.byId.get(id);
		return other ? [other.short, ...other.long].filter((text) => text !== "") : [];
	}

	/** Refuses other phases and versions before their positions are read. */
	private checkKind(): void {
		const { phase, version } = this;
		if (version !== "3.3" && version !== "3.2")
			throw new Refusal({ error: "file.gaeb", name: ["GAEB DA XML", version].filter(Boolean).join(" ") });
		if (phase !== "81" && phase !== "83") throw new Refusal({ error: "file.gaeb", name: `X${phase}` });
		this.bill.version = version;
	}
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Kinds of the elements of a list of positions, before their content is known. */
const itemKinds: ReadonlyMap<string, GaebItem["kind"]> = new Map([
	["Item", "goods"],
	["Remark", "remark"],
	["PerfDescr", "remark"],
	["MarkupItem", "markup"],
]);

const levelNames: ReadonlyMap<string, keyof GaebLevel> = new Map([
	["Type", "type"],
	["LblBoQBkdn", "label"],
	["Length", "length"],
	["Num", "num"],
	["Alignment", "alignment"],
]);

const inlineTexts: ReadonlySet<string> = new Set(["span", "a", "b", "i", "u", "sub", "sup"]);
const blocks: ReadonlySet<string> = new Set([
	"p",
	"div",
	"li",
	"td",
	"Text",
	"TextOutlTxt",
	"ComplCaption",
	"ComplBody",
	"ComplTail",
	"LblTx",
]);

const paragraphsOf = (text: string): string[] =>
	text
		.split(lineBreak)
		.map((part) => part.replace(/\s+/g, " ").trim())
		.filter((part) => part !== "");

interface Flags {
	isOptional: boolean;
	isAlternative: boolean;
	isLumpSum: boolean;
	isHours: boolean;
	isDropped: boolean;
	/** Id of the position whose text is also that of this one. */
	refersTo: string;
}
const noFlags: Flags = { isOptional: false, isAlternative: false, isLumpSum: false, isHours: false, isDropped: false, refersTo: "" };

const lumpUnits = /^(?:psch|psh|pau(?:sch(?:al|ale)?)?|ps)\.?$/i;
const hourUnits = /^(?:h|std|stdn?|stunden?)\.?$/i;

/** The first reason why a position is no goods decides. */
function kindOf({ kind, unit }: GaebItem, flags: Flags): GaebItem["kind"] {
	if (kind !== "goods") return kind;
	if (flags.isDropped) return "dropped";
	if (flags.isLumpSum || lumpUnits.test(unit)) return "lumpSum";
	if (flags.isHours || hourUnits.test(unit)) return "hours";
	if (flags.isAlternative) return "alternative";
	return flags.isOptional ? "optional" : "goods";
}

/** All positions and texts of a bill, in its order. */
export const itemsOf = ({ items, parts }: GaebPart): GaebItem[] => [...items, ...parts.flatMap(itemsOf)];
