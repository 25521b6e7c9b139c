import { expect, it } from "vitest";
import { addressFields, billingFields, orderNotes, storageTypes } from "./order-fields";

const fields = Object.entries({ ...addressFields, ...billingFields, ...orderNotes });

it.each(fields)("%s has a maximum length", (_, { typed }) => {
	expect(typed.safeParse("x".repeat(10_000)).success).toBe(false);
});

it.each(fields)("%s has a stored type", (_, { stored }) => {
	expect(storageTypes[stored].safeParse({}).success).toBe(false);
});
