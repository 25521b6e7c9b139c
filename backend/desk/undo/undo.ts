import * as z from "zod";
import { languages } from "../../../contract/locale";
import { orderStates } from "../../../contract/values/order-states";
import { contentKinds } from "../../content/versions";
import { json } from "../../db/rows";

const tiers = z.array(z.object({ from: z.number(), price: z.number() }));

const supply = z.object({
	id: z.number(),
	article: z.string(),
	price: z.object({ shown: z.number(), to: z.number() }).optional(),
	tiers: z.object({ shown: tiers, to: tiers }).optional(),
	stock: z
		.object({
			shown: z.number().nullable(),
			to: z.object({ availability: z.enum(["available", "low", "out"]), units: z.number().nullable() }),
		})
		.optional(),
});

const shownTexts = z.object({ title: z.string(), description: z.string() });

const undo = z.discriminatedUnion("kind", [
	/** Prices, tiers, stock and visibility: the change that restores what was stored before. */
	z.object({
		kind: z.literal("goods"),
		product: z.string(),
		supplies: z.array(supply),
		articles: z.array(z.object({ id: z.number(), article: z.string(), hidden: z.boolean() })),
	}),
	/** The texts of a product: the call that restores those before. */
	z.object({ kind: z.literal("texts"), product: z.string(), language: z.enum(languages), ...shownTexts.shape, shown: shownTexts }),
	/** A version of a text, as it was stored. */
	z.object({ kind: z.literal("version"), of: z.enum(contentKinds), name: z.string(), version: z.number() }),
	/** A text that was deleted. */
	z.object({ kind: z.literal("removal"), of: z.enum(contentKinds), name: z.string(), removal: z.string() }),
	/** A delivery, with what its order had before. */
	z.object({
		kind: z.literal("delivery"),
		number: z.string(),
		/** The order's version with the delivery. */
		version: z.number(),
		state: z.enum(orderStates),
		tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }),
		/** Id of the newest invoice of all; 0 without one. */
		lastInvoice: z.number(),
	}),
	z.object({ kind: z.literal("invoice"), number: z.string() }),
	/** Ids of bank entries that were set aside. */
	z.object({ kind: z.literal("aside"), entries: z.array(z.number()) }),
	/** The limit of a company, in cents; null: the usual one. */
	z.object({ kind: z.literal("limit"), vat: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
]);
export type Undo = z.output<typeof undo>;
export type UndoOf<K extends Undo["kind"]> = Extract<Undo, { kind: K }>;

export const storedUndo = json(undo);
