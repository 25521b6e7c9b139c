-- An account's orders: several hundred of them, listed by page and found by number, reference and product.

-- Both have what the list is put in order by, so that no order that is not shown is read.
CREATE INDEX orders_sent_by_user ON orders (user_id, processed_at, id, order_status) WHERE is_processed = 1 AND user_id IS NOT NULL;
CREATE INDEX orders_sent_by_session ON orders (session_id, processed_at, id, order_status) WHERE is_processed = 1 AND user_id IS NULL;

-- What a sent order is found by: a row for the order itself (place 0) and one for each of its lines and sets, in the plain form of
-- backend/orders/plain-order-text.ts, a space at both ends.
CREATE TABLE order_texts (
	order_id INTEGER NOT NULL REFERENCES orders (id),
	place INTEGER NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY (order_id, place)
) WITHOUT ROWID;

-- Orders from before are found by number and reference, and by the codes of their lines.
INSERT INTO order_texts (order_id, place, text)
	SELECT id, 0, ' ' || lower(replace(order_number, '-', ' ')) || ' ' || lower(reference) || ' ' FROM orders
	WHERE is_processed = 1 AND order_number IS NOT NULL;
INSERT INTO order_texts (order_id, place, text)
	SELECT o.id, i.key + 1, ' cr ' || CAST(substr(i.value ->> '$.variant.code', 4) AS INTEGER) || ' ' || lower(i.value ->> '$.fullTitle') || ' '
	FROM orders o, json_each(o.snapshot, '$.items') i WHERE o.is_processed = 1 AND o.snapshot IS NOT NULL;
