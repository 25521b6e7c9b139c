import type fc from "fast-check";
import { add, addRows, addSet, atOnce } from "./add-commands";
import type { Command } from "./cart-command";
import { change, changeSet, elsewhere, notes, reference, remove, removeSet } from "./change-commands";
import { accept, offer, share } from "./offer-commands";
import { choose, complete, fillIn, stranger } from "./order-commands";
import { joining, other } from "./other-cart-commands";
import { again, keepList, putList, renameList } from "./reorder-commands";

const often = [add, change, fillIn, choose, complete, joining];

/** All commands for a cart; those that fill it or lead to an order occur more than once. */
export const commands: fc.Arbitrary<Command>[] = [
	...[...often, ...often, add, addRows, atOnce, addSet, changeSet, remove, removeSet, reference, notes, elsewhere],
	...[stranger, again, other, offer, accept, share, keepList, renameList, putList],
];
