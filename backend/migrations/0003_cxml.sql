-- Works with the version before: procurement is new, and older visits have no id.
-- Orders that came from buyers' systems, and what is said to these systems about them.

-- The address of a buyer's system for confirmations and ship notices; '' for none.
ALTER TABLE connections ADD COLUMN notice_url TEXT NOT NULL DEFAULT '';
-- The network that stands between both, and knows the shop by one secret for all of its buyers: "ariba"; '' for none.
ALTER TABLE connections ADD COLUMN network TEXT NOT NULL DEFAULT '';
-- The field of the form that takes a cart to the system: urlencoded or base64.
ALTER TABLE connections ADD COLUMN cart_field TEXT NOT NULL DEFAULT 'urlencoded';

-- The id of the message that began a visit, which begins it once; '' for protocols without ids.
ALTER TABLE punchouts ADD COLUMN payload_id TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX punchouts_by_payload ON punchouts (connection_id, payload_id) WHERE payload_id <> '';

CREATE TABLE procurement_orders (
	order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
	connection_id INTEGER NOT NULL REFERENCES connections (id) ON DELETE CASCADE,
	-- The buyer's order number, and the id of its message: each makes one order.
	buyer_number TEXT NOT NULL,
	payload_id TEXT NOT NULL,
	-- Of the contents, so that a repeated message is known from another order of the same number.
	digest TEXT NOT NULL,
	-- JSON: what answers need of the message.
	head TEXT NOT NULL,
	-- JSON: the buyer's lines, [{"line":"10","quantity":2,"unit":"EA","position":1,"amount":2}].
	lines TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	UNIQUE (connection_id, buyer_number),
	UNIQUE (connection_id, payload_id)
) STRICT;

-- Confirmations and ship notices for buyers' systems, one for each event of an order.
CREATE TABLE procurement_notices (
	event_id INTEGER PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
	order_id INTEGER NOT NULL REFERENCES procurement_orders (order_id) ON DELETE CASCADE,
	-- Of the message, at each attempt.
	payload_id TEXT NOT NULL,
	attempts INTEGER NOT NULL DEFAULT 0,
	next_attempt_at TEXT NOT NULL DEFAULT '',
	-- A dispatcher holds it until then; the lock of a dead one expires.
	claimed_until TEXT NOT NULL DEFAULT '',
	delivered_at TEXT,
	given_up_at TEXT
) STRICT;
CREATE INDEX procurement_notices_by_order ON procurement_notices (order_id, event_id);
CREATE INDEX procurement_notices_due ON procurement_notices (next_attempt_at) WHERE delivered_at IS NULL AND given_up_at IS NULL;

-- The event up to which notices were written.
INSERT INTO counters (name, value) SELECT 'procurement_event', coalesce(max(id), 0) FROM events;
