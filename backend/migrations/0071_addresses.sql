-- What a driver has to know of the place that an order goes to.
ALTER TABLE order_forms ADD COLUMN site_notes TEXT NOT NULL DEFAULT '';
