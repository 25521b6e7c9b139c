import * as z from "zod";

/** The message of a /ws/{id} socket: a cart has changed. Only a hint; the cart itself is fetched again. */
export const cartCountMessage = z.object({
	type: z.literal("cart_count").describe("Always cart_count."),
	uuid: z.string().describe("UUID of the cart."),
	count: z.number().int().min(0).describe("Number of lines and sets; 0 for a sent order."),
	version: z.number().int().optional().describe("Increases with every change of the contents. A backend without versions omits it."),
	state: z
		.string()
		.max(100)
		.optional()
		.describe("Changes whenever the cart's state does: sent, submitted, approved. The text itself has no meaning."),
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
