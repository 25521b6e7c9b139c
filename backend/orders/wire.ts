import type { z } from "zod";
import { cart } from "../../contract/cart";
import type { orders } from "../../contract/orders";

/** A cart or order in wire units: decimal EUR and kg. */
export type CartAnswer = z.input<typeof cart>;

export type CompleteAnswer = z.input<typeof orders.complete.answer>;

export const centsOf = (euros: number): number => cart.shape.total_price_with_vat.parse(euros);
