-- What a cart can hold and ask for besides its lines: sets, unloading by crane, e-invoices, the prices of an offer.

-- The part of the price that is packaging, and what unloading by crane costs on top (NULL: not offered, or part of the method).
ALTER TABLE delivery_methods ADD COLUMN packaging_cents INTEGER NOT NULL DEFAULT 0 CHECK (packaging_cents >= 0);
ALTER TABLE delivery_methods ADD COLUMN crane_cents INTEGER CHECK (crane_cents > 0);

ALTER TABLE orders ADD COLUMN crane_unloading INTEGER NOT NULL DEFAULT 0;
-- An offer is a frozen order of its own: its number, the day it was made, its last day (ISO, Finland), and the cart it was made of.
ALTER TABLE orders ADD COLUMN offer_number TEXT;
ALTER TABLE orders ADD COLUMN offer_created_on TEXT;
ALTER TABLE orders ADD COLUMN offer_valid_until TEXT;
ALTER TABLE orders ADD COLUMN offer_of INTEGER REFERENCES orders (id);
CREATE UNIQUE INDEX orders_by_offer_number ON orders (offer_number) WHERE offer_number IS NOT NULL;
-- The offer that a cart was made from; its order discount, hundredths of a per cent, and its delivery price for the same method, country and up to its weight.
ALTER TABLE orders ADD COLUMN from_offer_id INTEGER REFERENCES orders (id);
ALTER TABLE orders ADD COLUMN offered_discount_bp INTEGER;
INSERT INTO counters (name, value) VALUES ('offer', 20000);

-- The offered price of a line: per unit, its discount in hundredths of a per cent, for up to so many of what the line counts, to the end of a day.
ALTER TABLE order_items ADD COLUMN offered_unit_cents INTEGER;
ALTER TABLE order_items ADD COLUMN offered_discount_bp INTEGER;
ALTER TABLE order_items ADD COLUMN offered_quantity INTEGER;
ALTER TABLE order_items ADD COLUMN offered_until TEXT;

-- Sets of a cart. What is in them follows from set_items.
CREATE TABLE order_sets (
	order_id INTEGER NOT NULL REFERENCES orders (id),
	set_id INTEGER NOT NULL REFERENCES sets (id),
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	offered_unit_cents INTEGER,
	offered_quantity INTEGER,
	offered_until TEXT,
	PRIMARY KEY (order_id, set_id)
) WITHOUT ROWID;

ALTER TABLE order_forms ADD COLUMN invoice_email TEXT NOT NULL DEFAULT '';
ALTER TABLE order_forms ADD COLUMN e_invoice_address TEXT NOT NULL DEFAULT '';
ALTER TABLE order_forms ADD COLUMN e_invoice_operator TEXT NOT NULL DEFAULT '';
ALTER TABLE order_forms ADD COLUMN create_account INTEGER NOT NULL DEFAULT 0;

-- Links in a mail lead to this origin of the shop; '' for mails written before there were any.
ALTER TABLE outbox ADD COLUMN origin TEXT NOT NULL DEFAULT '';
-- What the sender wrote along.
ALTER TABLE outbox ADD COLUMN comment TEXT NOT NULL DEFAULT '';
