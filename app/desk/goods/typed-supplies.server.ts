import { z } from "zod";
import { eurosField } from "../../platform/forms/limit-field";
import type { NumberStyle } from "../../platform/i18n/filter-number";
import type { Format } from "../../platform/i18n/format";

/** Money is in cents. */
const tier = z.object({ from: z.number(), price: z.number() });
export type Tier = z.output<typeof tier>;

/** The offer of a row as it was shown, which the form sends along. */
const shownSupply = z.object({
	article: z.string().max(60),
	supplier: z.string().max(60),
	price: z.number(),
	tiers: z.array(tier),
	stock: z.number().nullable(),
	hidden: z.boolean(),
});
export type ShownSupply = z.output<typeof shownSupply>;

/** A row as it was typed. */
export interface TypedSupply {
	shown: ShownSupply;
	price: string;
	tiers: string;
	stock: string;
	hidden: boolean;
}

export type Cell = "price" | "tiers" | "stock";
/** Messages of cells: price, tiers or stock of a row, by its place. */
export interface CellErrors {
	[row: number]: { [Name in Cell]?: CellError };
}
export type CellError = "price" | "tiers.format" | "tiers.rising" | "tiers.falling" | "tiers.below" | "stock" | "stale";

const shownInForm = z
	.string()
	.max(4000)
	.transform((text, context) => {
		try {
			return JSON.parse(text);
		} catch {
			context.addIssue({ code: "custom", message: "invalid" });
			return z.NEVER;
		}
	})
	.pipe(shownSupply);

/**
 * Reads the rows of the form, whose fields have the same names in each. An article has one box for all its offers.
 * @throws 400 for another form
 */
export function typedSupplies(form: FormData): TypedSupply[] {
	const column = (name: string) => form.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
	const [prices, tiers, stocks, hidden] = [column("price"), column("tiers"), column("stock"), new Set(column("hidden"))];
	return column("shown").map((text, index) => {
		const shown = shownInForm.safeParse(text);
		if (!shown.success) throw new Response(null, { status: 400 });
		return {
			shown: shown.data,
			price: prices[index] ?? "",
			tiers: tiers[index] ?? "",
			stock: stocks[index] ?? "",
			hidden: hidden.has(shown.data.article),
		};
	});
}

/** Tiers as text: "50: 10,90; 100: 9,50". */
export const tiersText = (tiers: readonly Tier[], { amount }: Pick<Format, "amount">): string =>
	tiers.map(({ from, price }) => `${from}: ${amount(price)}`).join("; ");

interface Change {
	supplies: {
		article: string;
		supplier: string;
		price?: { shown: number; to: number };
		tiers?: { shown: { from: number; price: number }[]; to: { from: number; price: number }[] };
		stock?: { shown: number | null; to: number | null };
	}[];
	articles: { article: string; hidden: boolean }[];
	/** The row of each supply. */
	rows: number[];
}

type Read = { change: Change; errors: null } | { change: null; errors: CellErrors };

/** Checks what was typed. Values that are as shown are left out. @returns the change in wire units, or the messages by cell */
export function readSupplies(rows: readonly TypedSupply[], style: NumberStyle): Read {
	const errors: CellErrors = {};
	const change: Change = { supplies: [], articles: [], rows: [] };
	const readPrice = priceReader(style);
	for (const [index, typed] of rows.entries()) {
		const { shown } = typed;
		const refuse = (cell: Cell, error: CellError): void => {
			errors[index] = { ...errors[index], [cell]: error };
		};
		const price = readPrice(typed.price);
		if (price === null) refuse("price", "price");
		const tiers = readTiers(typed.tiers, readPrice);
		if (tiers === null) refuse("tiers", "tiers.format");
		const stock = readStock(typed.stock);
		if (stock === undefined) refuse("stock", "stock");
		if (price === null || tiers === null || stock === undefined) continue;
		const isSamePrice = price === shown.price;
		const areSameTiers = JSON.stringify(tiers) === JSON.stringify(shown.tiers);
		const wrong = isSamePrice && areSameTiers ? null : wrongTiers(price, tiers);
		if (wrong) refuse("tiers", wrong);
		if (shown.hidden !== typed.hidden && !change.articles.some(({ article }) => article === shown.article))
			change.articles.push({ article: shown.article, hidden: typed.hidden });
		if (isSamePrice && areSameTiers && stock === shown.stock) continue;
		change.rows.push(index);
		change.supplies.push({
			...{ article: shown.article, supplier: shown.supplier },
			...(isSamePrice ? {} : { price: { shown: shown.price / 100, to: price / 100 } }),
			...(areSameTiers ? {} : { tiers: { shown: inEuros(shown.tiers), to: inEuros(tiers) } }),
			...(stock === shown.stock ? {} : { stock: { shown: shown.stock, to: stock } }),
		});
	}
	return Object.keys(errors).length > 0 ? { change: null, errors } : { change, errors: null };
}

const inEuros = (tiers: readonly Tier[]) => tiers.map(({ from, price }) => ({ from, price: price / 100 }));

const maxCents = 1_000_000_000;

/** @returns a function from what was typed to cents; null for what is no price above 0 */
function priceReader(style: NumberStyle): (text: string) => number | null {
	const field = eurosField(style, 0.01, "price.invalid");
	return (text) => {
		const euros = field.safeParse(text).data ?? null;
		const cents = euros === null ? null : Math.round(euros * 100);
		return cents !== null && cents <= maxCents ? cents : null;
	};
}

const maxTiers = 20;

/** @returns null for what are no tiers */
function readTiers(text: string, readPrice: (text: string) => number | null): Tier[] | null {
	const parts = text
		.split(";")
		.map((part) => part.trim())
		.filter(Boolean);
	if (parts.length > maxTiers) return null;
	const tiers = parts.flatMap((part) => {
		const [, from = "", amount = ""] = /^(\d{1,6})\s*[:=]\s*(\S.{0,40})$/.exec(part) ?? [];
		const price = readPrice(amount);
		return price === null || Number(from) < 2 || Number(from) > 100_000 ? [] : [{ from: Number(from), price }];
	});
	return tiers.length === parts.length ? tiers : null;
}

function wrongTiers(price: number, tiers: readonly Tier[]): CellError | null {
	for (const [at, { from, price: amount }] of tiers.entries()) {
		const before = tiers[at - 1];
		if (before && from <= before.from) return "tiers.rising";
		if (before && amount >= before.price) return "tiers.falling";
		if (amount >= price) return "tiers.below";
	}
	return null;
}

const maxUnits = 100_000_000;

/** @returns null: not counted; undefined for what is no whole number of units */
function readStock(text: string): number | null | undefined {
	const digits = text.replace(/[\s\u00a0\u202f]/g, "");
	if (digits === "") return null;
	return /^\d{1,9}$/.test(digits) && Number(digits) <= maxUnits ? Number(digits) : undefined;
}
