import type { ErrorKey } from "./error-keys";

/** Messages that do not say which field they are about. */
export const generalKeys: readonly ErrorKey[] = ["required", "tooLong", "invalid"];

/** Messages that name what a certain field wants, instead of the general one of the same key. */
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
