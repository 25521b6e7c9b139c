import { type BarPattern, barsIn, type CutPiece, cutsIn, joinedPieces, piecesIn, widthOf } from "../../contract/values/cut-bars";
import { sellable } from "../../contract/values/order-bounds";
import { planBars } from "./cut-list-plan";
import type { SuppliedVariant } from "./supplied-variant";

/** Whole bars sawn into pieces of several lengths, which share them. */
export interface Sawing {
	pieces: CutPiece[];
	/** Bars that are cut; others of the line stay whole. */
	patterns: BarPattern[];
	needed: number;
	cuts: number;
	/** Cents of all cuts. */
	price: number;
}

/** Bars, and the plan of those that are sawn. */
export interface SawnBars {
	amount: number;
	sawPlan: readonly BarPattern[];
}

/** @returns null if these lengths cannot be sawn from bars of the supply */
export function planOf(pieces: readonly CutPiece[], { variant }: SuppliedVariant): BarPattern[] | null {
	const { length: barLength, products } = variant;
	if (!products.cutting || barLength === null || pieces.some(({ length }) => length > barLength)) return null;
	return planBars(pieces, { barLength, kerf: products.cutting.kerf });
}

/**
 * A stored plan with the price of its cuts. A bar that has changed since is planned anew.
 * @param offeredFee cents of a cut in an offer; null for today's price
 * @returns null if nothing is sawn, or the bars of today cannot be sawn like this
 */
export function sawingOf(plan: readonly BarPattern[], supplied: SuppliedVariant, offeredFee: number | null = null): Sawing | null {
	const { length: barLength, products } = supplied.variant;
	if (plan.length === 0 || !products.cutting || barLength === null) return null;
	const { kerf, fee } = products.cutting;
	const pieces = piecesIn(plan);
	const patterns = plan.every((bar) => widthOf(bar.pieces, kerf) <= barLength) ? [...plan] : planOf(pieces, supplied);
	if (!patterns) return null;
	const cuts = patterns.reduce((sum, { bars, pieces: ofBar }) => sum + bars * cutsIn(ofBar, { barLength, kerf }), 0);
	return { pieces, patterns, needed: barsIn(patterns), cuts, price: cuts * (offeredFee ?? fee) };
}

/**
 * Adds bars to those of a line. New pieces share its bars, and bars that stay whole stay so. Bars that only the minimum or whole packs have
 * added give their place to pieces.
 */
export function joinedBars(before: SawnBars, added: SawnBars, supplied: SuppliedVariant): SawnBars {
	if (added.sawPlan.length === 0) return { amount: before.amount + added.amount, sawPlan: before.sawPlan };
	const together = [...before.sawPlan, ...added.sawPlan];
	const planned = before.sawPlan.length > 0 ? planOf(joinedPieces(...together.map(piecesOfBars)), supplied) : added.sawPlan;
	const sawPlan = planned && barsIn(planned) <= barsIn(together) ? planned : together;
	const whole = ({ amount, sawPlan: plan }: SawnBars) =>
		Math.max(0, amount - (plan.length > 0 ? sellable(barsIn(plan), supplied.supply) : 0));
	return { amount: sellable(whole(before) + whole(added) + barsIn(sawPlan), supplied.supply), sawPlan };
}

/** The amount of uncut bars that can be sold: at least those that their plan needs. */
export const sellableBars = (amount: number, plan: readonly BarPattern[], supplied: SuppliedVariant): number =>
	sellable(Math.max(amount, sawingOf(plan, supplied)?.needed ?? 0), supplied.supply);

const piecesOfBars = (bar: BarPattern): CutPiece[] => piecesIn([bar]);
