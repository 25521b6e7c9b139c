import type { FilterGroup } from "../../contract/catalogue";

/** Filter groups in the backend's format. */
const options = (...entries: [number | string, string, number][]) => entries.map(([value, title, count]) => ({ value, title, count }));

export const height: FilterGroup = {
	code: "h",
	symbol: "h",
	unit: "mm",
	title: "Höhe",
	kind: "number",
	min: 80,
	max: 600,
	options: options([80, "80", 4], [100, "100", 4], [600, "600", 0]),
};
/** More values than are listed individually. */
export const mass: FilterGroup = {
	code: "mass",
	symbol: "G",
	unit: "kg/m",
	title: "Masse je Meter",
	kind: "number",
	min: 6,
	max: 122,
	options: [],
};
export const grade: FilterGroup = {
	code: "grade",
	symbol: "",
	unit: "",
	title: "Güte",
	kind: "text",
	min: null,
	max: null,
	options: options(["S235JR", "S235JR", 96], ["S355J2", "S355J2", 48]),
};
export const supplier: FilterGroup = {
	code: "supplier",
	symbol: "",
	unit: "",
	title: "Lieferant",
	kind: "text",
	min: null,
	max: null,
	options: options([7, "Rautia Teräs", 12], [9, "Stahl & Sohn <b>", 3]),
};
