/** Escaped markup; "" if omitted. */
export type Markup = string;

/** An element with text. @returns "" without text, so that unknown values are omitted */
export function leaf(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): Markup {
	const clean = escaped(text);
	return clean === "" ? "" : `<${name}${written(attributes)}>${clean}</${name}>`;
}

/** An element that says something with its attributes, and is there without children too. */
export function element(name: string, attributes: Readonly<Record<string, string>>, ...children: readonly Markup[]): Markup {
	const inner = children.join("");
	return inner === "" ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${inner}</${name}>`;
}

const written = (attributes: Readonly<Record<string, string>>): string =>
	Object.entries(attributes)
		.map(([key, value]) => ` ${key}="${escaped(value)}"`)
		.join("");

/** An element with child elements. @returns "" without any */
export function node(name: string, ...children: readonly Markup[]): Markup {
	const inner = children.join("");
	return inner === "" ? "" : `<${name}>${inner}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Removes characters that XML 1.0 does not allow, escaped or not: control characters, lone surrogates and noncharacters. */
const escaped = (text: string): string =>
	text
		.replace(/[^\P{C}\n\t\p{Cf}\p{Co}]/gu, " ")
		.trim()
		.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** Cents as a decimal number, with the currency. */
export const amount = (name: string, cents: number): Markup => leaf(name, decimal(cents), { currencyID: "EUR" });

/** 12345 → "123.45", without floating-point arithmetic. */
export function decimal(cents: number): string {
	const digits = String(Math.abs(cents)).padStart(3, "0");
	return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
