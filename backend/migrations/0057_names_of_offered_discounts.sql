-- What the discounts of an offer are called in it, in its language; NULL: nothing.
ALTER TABLE order_items ADD COLUMN offered_discount_title TEXT;
ALTER TABLE orders ADD COLUMN offered_discount_title TEXT;
