-- Returned prices hold for the units that were returned, and strangers fill no log.

-- How much of each line of a returned cart was ordered.
CREATE TABLE ordered_returns (
	-- As in the line: the cart's uuid and the line in it.
	reference TEXT NOT NULL,
	order_id INTEGER NOT NULL REFERENCES procurement_orders (order_id) ON DELETE CASCADE,
	-- Units of the goods; pieces of cut goods.
	amount INTEGER NOT NULL,
	PRIMARY KEY (reference, order_id)
) WITHOUT ROWID;
CREATE INDEX ordered_returns_by_order ON ordered_returns (order_id);

-- 1: a message without the right secret, which anybody can send.
ALTER TABLE procurement_messages ADD COLUMN is_stranger INTEGER NOT NULL DEFAULT 0;
