-- What staff have confirmed and sent of an order. Lines are counted from 1 as the order was sent, sets behind the others: a sent order keeps its lines.
CREATE TABLE order_line_dates (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	-- A day in Finland, ISO.
	confirmed_on TEXT NOT NULL,
	PRIMARY KEY (order_id, line)
) WITHOUT ROWID;

CREATE TABLE deliveries (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- CB-10001-1: counted within its order.
	number TEXT NOT NULL UNIQUE,
	shipped_on TEXT NOT NULL,
	carrier TEXT NOT NULL,
	tracking_number TEXT NOT NULL,
	tracking_url TEXT NOT NULL,
	-- Of the call that stored it: sent twice it is one delivery.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX deliveries_by_order ON deliveries (order_id);

CREATE TABLE delivery_lines (
	delivery_id INTEGER NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	-- As the line counts: units of the supply, of a cut line its pieces.
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	-- Of the steel, for its certificate; a JSON array of texts.
	heats TEXT NOT NULL DEFAULT '[]',
	PRIMARY KEY (delivery_id, line)
) WITHOUT ROWID;
