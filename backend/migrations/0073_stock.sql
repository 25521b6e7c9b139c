-- How many units a supplier has in stock, and in how many working days more come. NULL: the supplier does not say it.
ALTER TABLE supplied_variants ADD COLUMN stock INTEGER CHECK (stock >= 0);
ALTER TABLE supplied_variants ADD COLUMN restock_days INTEGER CHECK (restock_days > 0);

-- What an order has taken from stock, line by line: lines are counted from 1 as the order was sent, sets behind the others with a row for each of their
-- supplies. A row is written with the order, where the supplier gave a number.
CREATE TABLE order_stock (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- Units of the supply; of a cut line its bars.
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	taken INTEGER NOT NULL CHECK (taken BETWEEN 0 AND quantity),
	-- From when on the rest is there, a day in Finland, ISO; NULL: the supplier does not say it.
	rest_from TEXT,
	PRIMARY KEY (order_id, line, supplied_variant_id)
) WITHOUT ROWID;
