import type { FormField } from "../../../contract/procurement";
import type { Connection } from "../connections";
import { productIdOf } from "../product-id";
import { decimal, type ReturnedLine, unitPriceOf } from "../return-lines";

/** PRICEUNIT has five digits. */
const mostUnits = 99_999;
/** An editor's line of LONGTEXT in the buyer's system. */
const longTextWidth = 132;

/** The fields of a line in OCI 4.0 and 5.0, without those that are empty. Lengths are those of SAP's documentation. */
export function itemFields(line: ReturnedLine, index: number, { units, rules }: Pick<Connection, "units" | "rules">): FormField[] {
	const { price, per } = unitPriceOf(line, mostUnits);
	const field = (name: string, value: string, length: number): FormField[] =>
		value === "" ? [] : [{ name: `NEW_ITEM-${name}[${index}]`, value: oneLine(value).slice(0, length) }];
	const longText = [line.title, ...line.notes].map((note) => oneLine(note)).join("; ");
	return [
		...field("DESCRIPTION", line.title, 40),
		...field("MATNR", line.ownNumber, 40),
		...field("QUANTITY", `${line.quantity}.000`, 15),
		...field("UNIT", units[line.unit] ?? line.unit, 3),
		...field("PRICE", decimal(price), 15),
		...field("CURRENCY", "EUR", 5),
		...field("PRICEUNIT", String(per), 5),
		...field("LEADTIME", line.leadDays === null ? "" : String(line.leadDays), 5),
		...field("VENDOR", rules.vendor, 10),
		...field("VENDORMAT", line.code, 40),
		...field("MANUFACTCODE", line.supplierCode === "" ? "" : (rules.makers[line.supplier] ?? ""), 10),
		...field("MANUFACTMAT", line.supplierCode, 40),
		...field("MATGROUP", line.group, 10),
		...field("SERVICE", line.isService ? "X" : "", 1),
		...field("EXT_PRODUCT_ID", productIdOf(line.code, line.supply), 40),
		...field("CUST_FIELD1", line.reference, 50),
		...field(
			"CUST_FIELD2",
			line.cut ? `${line.cut.pieces} x ${line.cut.width > 0 ? `${line.cut.length} x ${line.cut.width}` : line.cut.length} mm` : "",
			10_000,
		),
		...field("CUST_FIELD3", line.hasCertificate ? "EN 10204 3.1" : "", 20),
		...field("CUST_FIELD4", line.weight > 0 ? `${line.weight / 1000} kg` : "", 20),
		...field("CUST_FIELD5", line.comment, 50),
		{ name: `NEW_ITEM-LONGTEXT_${index}:${longTextWidth}[]`, value: longText },
	];
}

const oneLine = (text: string): string => text.replace(/[\s\u00a0]+/g, " ").trim();
