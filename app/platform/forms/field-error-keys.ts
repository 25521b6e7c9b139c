import type { ErrorKey } from "./error-keys";

/** Messages that do not name their field. */
export const generalKeys: readonly ErrorKey[] = ["required", "tooLong", "invalid"];

/** Specific messages of some fields, which replace the general one of the same key. */
export const fieldErrorKeys = [
	"required.company",
	"required.products",
	"required.name",
	"required.streetAddress",
	"required.city",
	"required.deliveryMethodType",
	"required.paymentMethod",
	"required.ownFreightContract",
	"required.ownFreightCarrier",
	"changedMeanwhile.amount",
	"password.required.currentPassword",
] as const;

export type FieldErrorKey = (typeof fieldErrorKeys)[number];
