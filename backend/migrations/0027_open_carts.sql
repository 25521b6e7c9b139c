-- An account may have several open carts, since it is used in several places.

-- ISO time from which its owner no longer wants to be asked about it; NULL: it is offered beside another one.
ALTER TABLE orders ADD COLUMN set_aside_at TEXT;
-- The cart that its lines have gone to. It is empty then, and leads its owner there.
ALTER TABLE orders ADD COLUMN joined_into INTEGER REFERENCES orders (id);
