import { z } from "zod";

/** The message of a /ws/{id} socket: a cart has changed. Only a hint; the cart itself is fetched again. */
export const cartCountMessage = z.object({
	type: z.literal("cart_count").describe("Always cart_count."),
	uuid: z.string().describe("Of the cart."),
	count: z.number().int().min(0).describe("Its lines and sets; of an order that was sent none."),
	version: z.number().int().optional().describe("Counts up with every change of what is in it; a backend that has none leaves it out."),
	state: z
		.string()
		.max(100)
		.optional()
		.describe("Another text whenever something else has become of it: sent, asked about, approved. Nothing is read from the text itself."),
});

/** The shop's object of a cart. The embedded backend calls it after each change. */
export interface CartListener {
	cartChanged(): Promise<void>;
}

/** Objects of one class by name, such as those of carts. The platform's namespaces implement it. */
export interface NamedObjects<Id> {
	idFromName(name: string): Id;
	/** Objects that run and are stored there. */
	jurisdiction(name: "eu"): Pick<NamedObjects<Id>, "idFromName">;
}

/**
 * The id of a Durable Object by its name.
 * @param jurisdiction "eu": it runs and is stored in the European Union. The same name is a different object there
 */
export const objectId = <Id>(objects: NamedObjects<Id>, name: string, jurisdiction: string | undefined): Id =>
	(jurisdiction === "eu" ? objects.jurisdiction("eu") : objects).idFromName(name);

/** Sent by the shop once the socket is open (R18.3). The embedded backend answers with the current count. */
export const aliveMessage = "alive";

/** Delay before a closed socket is opened again (R18.2), in ms. */
export const reconnectDelay = 3000;

export type CartCountMessage = z.output<typeof cartCountMessage>;
