import { expect, it } from "vitest";
import { addressFields, billingFields, orderNotes, storedAs } from "./order-fields";

const fields = Object.entries({ ...addressFields, ...billingFields, ...orderNotes });

it.each(fields)("%s has a maximum length", (_, { typed }) => {
	expect(typed.safeParse("x".repeat(10_000)).success).toBe(false);
});

it.each(fields)("%s has a stored type", (_, { stored }) => {
	expect(storedAs[stored].safeParse({}).success).toBe(false);
});
