import { z } from "zod";

/**
 * A typed length in whole millimetres: "1250", "1.250 mm", "1,25 m", "125 cm". Without a unit it is millimetres. A sign before three digits
 * separates thousands of millimetres, because no bar is a few millimetres long; in metres and centimetres it is the decimal sign.
 */
export const lengthField = z
	.string({ error: "cut.required" })
	.transform((text) => text.replace(/[\s\u00a0\u202f]/g, "").toLowerCase())
	.pipe(z.string().min(1, "cut.required").max(20, "cut.whole"))
	.transform((text) => millimetresOf(text))
	.pipe(z.number({ error: "cut.whole" }).int("cut.whole").min(1, "cut.whole"));

const factors: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

function millimetresOf(text: string): number | undefined {
	const [, figure = "", unit = "mm"] = /^([\d.,]+)(mm|cm|m)?$/.exec(text) ?? [];
	if (unit === "mm") return /^\d+$|^\d{1,3}[.,]\d{3}$/.test(figure) ? Number(figure.replace(/[.,]/, "")) : undefined;
	if (!/^\d+(?:[.,]\d+)?$/.test(figure)) return undefined;
	// Rounds to a thousandth of a millimetre, so that 1.255 m is not slightly less.
	return Math.round(Number(figure.replace(",", ".")) * (factors[unit] ?? 1) * 1000) / 1000;
}
