import { z } from "zod";
import { euros } from "../../../contract/fields";
import type { ProductAnswer } from "./products";

/** What is done to a product on order: its columns of the table products, as p. */
export const servicesColumns = "p.cut_fee_cents, p.cut_min_mm, p.cut_kerf_mm, p.cut_tolerance_mm, p.certificate_cents";

/** Fields of a row that has them. */
export const servicesRow = {
	cut_fee_cents: z.number().nullable(),
	cut_min_mm: z.number().nullable(),
	cut_kerf_mm: z.number().nullable(),
	cut_tolerance_mm: z.number().nullable(),
	certificate_cents: z.number().nullable(),
};
type ServicesRow = z.output<z.ZodObject<typeof servicesRow>>;

/** Cutting to length and certificates in wire units; null where there is none. */
export function servicesAnswer(row: ServicesRow): Pick<ProductAnswer, "cutting" | "certificate_price"> {
	const { cut_fee_cents: fee, cut_min_mm: shortest, cut_kerf_mm: kerf, cut_tolerance_mm: tolerance, certificate_cents: certificate } = row;
	const isCut = fee !== null && shortest !== null && kerf !== null && tolerance !== null;
	return {
		cutting: isCut ? { fee: euros(fee), min_length: shortest, kerf, tolerance } : null,
		certificate_price: certificate === null ? null : euros(certificate),
	};
}
