-- Cutting to length and inspection certificates: what a product allows, and what a line of a cart asks for.

-- What one cut costs; NULL where the product is sold as it stands.
ALTER TABLE products ADD COLUMN cut_fee_cents INTEGER CHECK (cut_fee_cents >= 0);
-- The shortest piece; the longest is the variant's length.
ALTER TABLE products ADD COLUMN cut_min_mm INTEGER CHECK (cut_min_mm > 0);
-- What the saw takes away with each cut.
ALTER TABLE products ADD COLUMN cut_kerf_mm INTEGER CHECK (cut_kerf_mm >= 0);
-- A piece may be so much longer or shorter.
ALTER TABLE products ADD COLUMN cut_tolerance_mm INTEGER CHECK (cut_tolerance_mm >= 0);
-- The certificate 3.1 after EN 10204 of a line; NULL where there is none.
ALTER TABLE products ADD COLUMN certificate_cents INTEGER CHECK (certificate_cents > 0);

-- Different lengths of one supply, with and without a certificate, are lines of their own.
CREATE TABLE order_items_of_cuts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_id INTEGER NOT NULL REFERENCES orders (id),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- 0: on its own.
	set_id INTEGER NOT NULL DEFAULT 0,
	-- 0: as it is sold.
	cut_length_mm INTEGER NOT NULL DEFAULT 0 CHECK (cut_length_mm >= 0),
	certificate INTEGER NOT NULL DEFAULT 0 CHECK (certificate IN (0, 1)),
	-- What was asked for: units of the supply, of a cut line its pieces. The bars they take follow from it.
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	comment TEXT NOT NULL DEFAULT '',
	UNIQUE (order_id, supplied_variant_id, set_id, cut_length_mm, certificate)
);
INSERT INTO order_items_of_cuts (id, order_id, supplied_variant_id, set_id, quantity, comment)
	SELECT id, order_id, supplied_variant_id, set_id, quantity, comment FROM order_items;
DROP TABLE order_items;
ALTER TABLE order_items_of_cuts RENAME TO order_items;
