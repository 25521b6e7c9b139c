import { z } from "zod";
import { vatChecks } from "../../contract/cart";
import {
	addressFields,
	type BillingField,
	billingFields,
	type SiteField,
	siteFields,
	type storedAs,
	storedShape,
} from "../../contract/order-fields";

/** What stands in forms of orders, whichever they are. */
export const formFields = { ...addressFields, ...billingFields, ...siteFields };
const declared = Object.entries(formFields);

/** The column of a field: streetAddress is in street_address. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Cell = string | number | null;

/** How each kind of field is in a column: what stands in a form that does not have it, and how it is read. */
const cells: Record<keyof typeof storedAs, { blank: Cell; read: (cell: unknown) => unknown }> = {
	text: { blank: "", read: (cell) => cell },
	optionalText: { blank: "", read: (cell) => cell },
	texts: { blank: "[]", read: (cell) => JSON.parse(z.string().parse(cell)) },
	flag: { blank: 0, read: (cell) => cell === 1 },
	country: { blank: "", read: (cell) => cell },
};

const cellOf = (value: string | boolean | readonly string[]): Cell =>
	typeof value === "string" ? value : typeof value === "boolean" ? Number(value) : JSON.stringify(value);

/** What cart_forms says besides: which form it is, and what came of looking the VAT id up. */
const others = ["type", "vat_check", "vat_name", "is_separate_shipping"] as const;

/** The columns of cart_forms but the cart. */
export const formColumns = [...others, ...declared.map(([name]) => columnOf(name))];

/** Those that go along from a cart to an offer, and from there to another cart. */
export const copiedFormColumns = [...others, ...declared.flatMap(([name, field]) => ("isOnce" in field ? [] : [columnOf(name)]))];

const form = z.object({
	type: z.enum(["billing", "shipping"]),
	...storedShape(formFields),
	/** A delivery address has no VAT id. */
	vat_check: z.enum(vatChecks).catch("unverified"),
	/** Whose the register says the VAT id is; null where it does not tell. */
	vat_name: z.string().nullable().default(null),
	isSeparateShipping: z.boolean(),
});
export type FormRow = z.output<typeof form>;

/** A row of cart_forms by the names of the fields. Rows that payments hold may be older than a column: it is left to the field's default. */
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

/** SQL of the forms of a cart `c` as a JSON array of rows. A function of SQL takes 32 values, and so 16 columns. */
export const formsJson = `(SELECT json_group_array(${inParts(formColumns.map((name) => `'${name}', f.${name}`))}) FROM cart_forms f WHERE f.cart_id = c.id)`;

/** A value that is null is left out where parts are joined. */
function inParts(pairs: readonly string[]): string {
	const [first, rest] = [pairs.slice(0, 16), pairs.slice(16)];
	const object = `json_object(${first.join()})`;
	return rest.length === 0 ? object : `json_patch(${object}, ${inParts(rest)})`;
}

interface Form {
	type: FormRow["type"];
	isSeparateShipping: boolean;
	/** What the register says of the VAT id; a delivery address has none. */
	vatCheck?: string;
	vatName?: string | null;
	/** A field that the form does not have is blank. */
	values: Partial<Record<BillingField | SiteField, string | boolean | readonly string[]>>;
}

/** A form as `formColumns` store it. */
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
