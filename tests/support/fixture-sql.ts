import { readdirSync, readFileSync } from "node:fs";
import { translated } from "../../backend/db/translations";
import { type Language, languages } from "../../contract/locale";

const migrations = new URL("../../backend/migrations/", import.meta.url);

/** The statements of all migrations in order. */
export function schema(): string[] {
	return readdirSync(migrations)
		.filter((name) => name.endsWith(".sql"))
		.sort()
		.flatMap((name) => readFileSync(new URL(name, migrations), "utf8").replace(/--.*$/gm, "").split(/;\s*$/m))
		.filter((statement) => statement.trim() !== "");
}

type Value = string | number | null;

/** A row as a statement. Replaces a row with the same key, which a migration may have inserted. */
export const insert = (table: string, values: Record<string, Value>): string =>
	`INSERT OR REPLACE INTO ${table} (${Object.keys(values).join()}) VALUES (${Object.values(values).map(literal).join()})`;

const literal = (value: Value): string => (typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value));

const tables = {
	attribute: "attributes",
	category: "categories",
	country: "countries",
	discount: "discounts",
	product: "products",
	set: "sets",
	variant: "variants",
} as const satisfies Record<keyof typeof translated, string>;

/** One text for all languages, or texts by language. */
type Words = string | Partial<Record<Language, string>>;

/** A row with its translations, as statements. */
export const insertTranslated = (of: keyof typeof translated, values: Record<string, Value>, texts: Record<string, Words>): string[] => [
	insert(tables[of], values),
	...translations(`${of}_translations`, { [translated[of]]: values.id ?? values.code ?? null }, texts),
];

/** Translations of a row, in the languages that are complete. */
export const translations = (table: string, key: Record<string, Value>, texts: Record<string, Words>): string[] =>
	languages.flatMap((language) => {
		const inLanguage = Object.entries(texts).flatMap(([field, words]) => {
			const text = typeof words === "string" ? words : words[language];
			return text === undefined ? [] : [[field, text]];
		});
		return inLanguage.length === 0 ? [] : insert(table, { ...key, language, ...Object.fromEntries(inLanguage) });
	});
