import * as z from "zod";
import { vatChecks } from "../../contract/cart";
import {
	addressFields,
	type BillingField,
	billingFields,
	type SiteField,
	siteFields,
	type storageTypes,
	storedShape,
} from "../../contract/order-fields";

export const formFields = { ...addressFields, ...billingFields, ...siteFields };
const declared = Object.entries(formFields);

/** The column of a field: streetAddress becomes street_address. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Cell = string | number | null;

const text = z.string();

/** How each kind of field is stored: the blank for forms without it, and how to read it. */
const cells: Record<keyof typeof storageTypes, { blank: Cell; read: (cell: unknown) => unknown }> = {
	text: { blank: "", read: (cell) => cell },
	optionalText: { blank: "", read: (cell) => cell },
	texts: { blank: "[]", read: (cell) => JSON.parse(text.parse(cell)) },
	flag: { blank: 0, read: (cell) => cell === 1 },
	country: { blank: "", read: (cell) => cell },
};

const cellOf = (value: string | boolean | readonly string[]): Cell =>
	typeof value === "string" ? value : typeof value === "boolean" ? Number(value) : JSON.stringify(value);

/** Further columns of cart_forms: the form's type and the result of the VAT look-up. */
const others = ["type", "vat_check", "vat_name", "is_separate_shipping"] as const;

export const formColumns = [...others, ...declared.map(([name]) => columnOf(name))];

export const copiedFormColumns = [...others, ...declared.flatMap(([name, field]) => ("isOnce" in field ? [] : [columnOf(name)]))];

const form = z.object({
	type: z.enum(["billing", "shipping"]),
	...storedShape(formFields),
	/** A delivery address has no VAT id. */
	vat_check: z.enum(vatChecks).catch("unverified"),
	/** The registered holder of the VAT id; null if the register does not say. */
	vat_name: z.string().nullable().default(null),
	isSeparateShipping: z.boolean(),
});
export type FormRow = z.output<typeof form>;

/** A row of cart_forms by field name. Rows held by payments may predate a column; then the field's default applies. */
export const formRow = z
	.record(z.string(), z.unknown())
	.transform((row): unknown => ({
		type: row.type,
		vat_check: row.vat_check,
		vat_name: row.vat_name,
		isSeparateShipping: row.is_separate_shipping === 1,
		...Object.fromEntries(
			declared.flatMap(([name, { stored }]) => {
				const cell = row[columnOf(name)];
				return cell === undefined ? [] : [[name, cells[stored].read(cell)]];
			}),
		),
	}))
	.pipe(form);

/** SQL of the forms of a cart `c` as a JSON array of rows. SQLite limits a function to 32 values, so to 16 columns. */
export const formsJson = `(SELECT json_group_array(${inParts(formColumns.map((name) => `'${name}', f.${name}`))}) FROM cart_forms f WHERE f.cart_id = c.id)`;

/** Leaves null values out: joining parts drops them. */
function inParts(pairs: readonly string[]): string {
	const [first, rest] = [pairs.slice(0, 16), pairs.slice(16)];
	const object = `json_object(${first.join()})`;
	return rest.length === 0 ? object : `json_patch(${object}, ${inParts(rest)})`;
}

interface Form {
	type: FormRow["type"];
	isSeparateShipping: boolean;
	/** The register's result for the VAT id; a delivery address has none. */
	vatCheck?: string;
	vatName?: string | null;
	/** Fields that the form lacks stay blank. */
	values: Partial<Record<BillingField | SiteField, string | boolean | readonly string[]>>;
}

export const formCells = ({ type, isSeparateShipping, vatCheck = "", vatName = null, values }: Form): Cell[] => {
	const given = new Map(Object.entries(values));
	return [
		...[type, vatCheck, vatName, Number(isSeparateShipping)],
		...declared.map(([name, { stored }]) => {
			const value = given.get(name);
			return value === undefined ? cells[stored].blank : cellOf(value);
		}),
	];
};
