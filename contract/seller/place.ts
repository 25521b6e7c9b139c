import * as z from "zod";
import { type Country, countryCodes } from "../locale";
import { postCode } from "../order-fields";
import type { Place } from "./way";

/** Postcodes of five digits that a country does not have. */
const unused: Record<Country, RegExp> = { FI: /^000/, DE: /^(?:00|05|43|62)/, EE: /^0/ };

/** A typed place; a postcode that its country does not have is refused beside its field. */
export const typedPlace = z
	.object({ country: z.enum(countryCodes, { error: "country.required" }), postCode })
	.refine((place) => !unused[place.country].test(place.postCode), { path: ["postCode"], error: "postCode.country" });

/** A place in an address: FI-00100. */
export const placeInQuery = z.string().regex(/^[A-Z]{2}-\d{5}$/);

/** @returns null for no place */
export function placeOf(text: string | undefined): Place | null {
	const [country, postCode] = (text ?? "").split("-");
	return typedPlace.safeParse({ country, postCode }).data ?? null;
}
