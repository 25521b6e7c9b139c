import fc from "fast-check";
import { expect } from "vitest";
import type { Answer } from "./ask";
import { type ModelCart, newCart } from "./cart-model";
import { browserOf, type Model, presentOf, type Real } from "./cart-world";

export type Command = fc.AsyncCommand<Model, Real>;

/** How often each command was run. */
export const done = new Map<string, number>();

/** An action of a buyer; skipped if it is not possible. */
export const command = (name: string, check: (model: Model) => boolean, run: (model: Model, real: Real) => Promise<void>): Command => ({
	check,
	run(model, real) {
		const [kind = ""] = name.split("(");
		done.set(kind, (done.get(kind) ?? 0) + 1);
		return run(model, real);
	},
	toString: () => name,
});

export const key = (): string => crypto.randomUUID();

export const pick = <T>(all: readonly T[], place: number): T | undefined => all[place % Math.max(1, all.length)];

export const expectRefused = ({ status, text }: Answer): void => {
	expect(status, text.slice(0, 200)).toBeGreaterThanOrEqual(400);
};

export const expectDone = ({ status, text }: Answer): void => expect(status, text.replace(/[\s\S]*?<h1/, "").slice(0, 600)).toBe(303);

export const who = fc.nat({ max: 1 });

export const place = fc.nat({ max: 20 });

export const amount = fc.oneof(
	{ weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
	{ weight: 2, arbitrary: fc.constantFrom(10, 20, 25, 50, 100, 250) },
	{ weight: 1, arbitrary: fc.integer({ min: 90, max: 900 }) },
	{ weight: 1, arbitrary: fc.constantFrom(0, 99_999, 100_000, 100_001) },
);

export const cut = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 50, max: 7_000 }) });

export const text = fc.constantFrom("", "Halle 3", "Position 7", "Käsi & Öljy <b>", "Tor 3; links");

/** The cart that the shop creates or uses when something is added. */
export function taken(model: Model, real: Real, by: number): ModelCart {
	const uuid = browserOf(real, by).cart;
	const known = presentOf(model, by);
	const cart = known ?? newCart(uuid);
	expect(uuid, "the cart of the header").toBe(cart.uuid);
	if (!known) model.carts.push(cart);
	model.at[by % model.at.length] = model.carts.indexOf(cart);
	return cart;
}

export const hasLines = (model: Model, by: number): boolean => (presentOf(model, by)?.lines.length ?? 0) > 0;

export const hasSets = (model: Model, by: number): boolean => (presentOf(model, by)?.sets.length ?? 0) > 0;

export const hasGoods = (model: Model, by: number): boolean => hasLines(model, by) || hasSets(model, by);

/** The page is that of the given cart, even if the header still counts one that was merged into it. */
export function open(model: Model, by: number): ModelCart {
	const cart = presentOf(model, by);
	if (!cart) throw new Error("There is no open cart.");
	return cart;
}
