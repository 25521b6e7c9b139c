-- What has happened to orders, once each, in the order in which it was stored: rows are never changed. Systems read them by their id.
CREATE TABLE events (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- order.confirmed, delivery.shipped, … (backend/outbox/events.ts).
	type TEXT NOT NULL,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- The number of the order, delivery, invoice or claim.
	subject TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX events_by_order ON events (order_id);
CREATE INDEX events_by_type ON events (type, id);
-- Orders from before were made in the order of their ids.
INSERT INTO events (type, order_id, subject, created_at)
	SELECT 'order.created', id, order_number, coalesce(processed_at, updated_at) FROM orders
	WHERE is_processed = 1 AND order_number IS NOT NULL ORDER BY processed_at, id;

-- Why staff have cancelled an order; '' where it is not, or no reason was said.
ALTER TABLE orders ADD COLUMN cancel_reason TEXT NOT NULL DEFAULT '';

-- What was paid by card and given back. A row is there before the provider is asked, so that it never gives back more than was paid.
CREATE TABLE refunds (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	payment_id INTEGER NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	-- pending: the provider has not answered yet; the same call asks it again.
	state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
	-- Of the call: sent twice it is one refund.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX refunds_by_payment ON refunds (payment_id);
