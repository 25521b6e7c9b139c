import { z } from "zod";

/** Keys of the messages that stand beside fields: those of the contract's schemas and those that answer a refusal of the backend. */
export const errorKeys = [
	"required",
	"tooLong",
	"invalid",
	"vat.required",
	"vat.format.FI",
	"vat.format.DE",
	"vat.format.EE",
	"postCode.required",
	"postCode.format",
	"phone.required",
	"phone.invalid",
	"email.required",
	"email.invalid",
	"email.tooManyMessages",
	"additionalEmails.tooMany",
	"country.required",
	"amount.required",
	"amount.whole",
	"amount.positive",
	"amount.tooMany",
	"amount.belowMinimum",
	"amount.notAMultiple",
	"cut.required",
	"cut.whole",
	"cut.outOfBounds",
	"cut.notOffered",
	"certificate.notOffered",
	"unavailableGoods",
	"sentAlready",
	"cartFull",
	"changedMeanwhile",
	"deliveryMethod.notServed",
	"authority.required",
	"eInvoice.format",
	"eInvoice.operator",
	"eInvoice.address",
	"message.required",
	"password.required",
	"password.tooShort",
	"password.upperCase",
	"password.lowerCase",
	"password.digit",
] as const;

export type ErrorKey = (typeof errorKeys)[number];

/** A schema's message as a key; a message that zod words itself becomes the general one. */
export const errorKey = z.enum(errorKeys).catch("invalid");
