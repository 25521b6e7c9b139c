/** A possible line of a basket: a product by its slug, and its quantity. */
export interface BasketLine {
	product: string;
	least: number;
	most: number;
	/** Cut lengths in mm. */
	cut?: readonly number[];
}

const line = (product: string, least: number, most: number, cut?: readonly number[]): BasketLine => ({
	product,
	least,
	most,
	...(cut ? { cut } : {}),
});

/** Goods bought together for one job; an order contains some of them. */
export const baskets: readonly [readonly BasketLine[], ...(readonly BasketLine[])[]] = [
	// A hall's frame.
	[
		line("ipe-200", 4, 24, [2400, 3650, 5200]),
		line("ipe-300", 2, 12, [4850]),
		line("hea-200", 2, 16, [3200, 2850]),
		line("hea-160", 2, 10),
		line("upn-200", 2, 12),
		line("hot-rolled-plate-15", 1, 3),
		line("iso-4014-m16x80", 1, 6),
		line("iso-4014-m20x80", 1, 4),
	],
	// Railings and stairs.
	[
		line("shs-40x40x3", 6, 40, [1050, 1100]),
		line("shs-50x50x4", 4, 24),
		line("flat-bar-50x10", 4, 30),
		line("flat-bar-40x8", 4, 30),
		line("angle-50x50x5", 4, 30),
		line("grating-34x38-30x3", 2, 14),
		line("chequered-plate-5", 1, 5),
		line("grating-clip-34x38-30", 1, 6),
	],
	// Foundations.
	[line("mesh-q257a", 4, 40), line("mesh-q188a", 4, 30), line("rebar-12", 20, 160), line("rebar-16", 10, 80), line("rebar-8", 20, 120)],
	// A fence around the yard.
	[
		line("double-rod-panel-8-6-8-1830", 8, 40),
		line("fence-post-60x40-2400", 9, 42),
		line("fence-clip-60", 1, 8),
		line("double-gate-1830", 1, 1),
		line("site-fence-3500x2000", 6, 30),
		line("site-fence-foot", 6, 30),
	],
	// Roof and walls.
	[
		line("trapezoidal-t-35-0-5", 10, 60),
		line("trapezoidal-t-45-0-6", 8, 40),
		line("corrugated-18-76-0-5", 8, 30),
		line("shs-100x100x5", 2, 14, [2750]),
		line("upn-140", 2, 10),
	],
	// The workshop's stock.
	[
		line("flat-bar-60x10", 2, 12),
		line("angle-50x50x6", 2, 16),
		line("shs-60x60x4", 2, 16),
		line("hot-rolled-plate-10", 1, 4),
		line("hot-rolled-plate-5", 1, 4),
		line("iso-4017-m12x40", 1, 6),
		line("iso-4017-m16x50", 1, 4),
		line("rebar-12", 10, 40),
	],
	// A single item that ran out.
	[line("iso-4014-m16x80", 1, 3), line("grating-clip-34x38-30", 1, 3), line("fence-clip-60", 1, 4), line("flat-bar-40x8", 1, 6)],
];

/** Sets that are ordered occasionally. */
export const basketSets = ["double-rod-fence-25-m-8-6-8-1830-grey", "site-fence-35-m"] as const;
