-- Orders as files

-- Keys by which a system of a company sends orders.
CREATE TABLE order_keys (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	-- The member for whom it orders, with that member's rights.
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	-- SHA-256 of 256 random bits: the key itself is shown once.
	digest TEXT NOT NULL UNIQUE,
	-- 1: an order in which nothing is unclear is sent at once.
	places_orders INTEGER NOT NULL CHECK (places_orders IN (0, 1)),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- To the hour; '' for never.
	used_at TEXT NOT NULL DEFAULT '',
	revoked_at TEXT
);
CREATE INDEX order_keys_by_team ON order_keys (team_id, id);
CREATE UNIQUE INDEX order_keys_by_name ON order_keys (team_id, name COLLATE NOCASE) WHERE revoked_at IS NULL;
CREATE INDEX order_keys_by_user ON order_keys (user_id);

-- Orders that came as files. The same order number of a company is one row.
CREATE TABLE order_files (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	-- 't' and the id of its team, or 'u' and that of an account without one.
	owner TEXT NOT NULL,
	team_id INTEGER REFERENCES teams (id) ON DELETE CASCADE,
	-- The member who completes it.
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	key_id INTEGER REFERENCES order_keys (id) ON DELETE SET NULL,
	kind TEXT NOT NULL CHECK (kind IN ('ubl', 'table')),
	-- The buyer's order number; '' for none.
	number TEXT NOT NULL,
	-- SHA-256 of the message: the same number with another content is refused.
	digest TEXT NOT NULL,
	-- JSON (contract/ordering/order-message.ts).
	message TEXT NOT NULL,
	-- The buyer's electronic address as the file has it, 'scheme:id'; '' for none.
	buyer_endpoint TEXT NOT NULL DEFAULT '',
	cart_id INTEGER REFERENCES carts (id) ON DELETE SET NULL,
	-- JSON: which line of the message is which supply in the cart.
	taken TEXT NOT NULL DEFAULT '[]',
	-- A key's message is being made an order until then; '' for none.
	claimed_until TEXT NOT NULL DEFAULT '',
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE UNIQUE INDEX order_files_by_number ON order_files (owner, number) WHERE number <> '';
CREATE INDEX order_files_by_owner ON order_files (owner, id);
CREATE INDEX order_files_by_user ON order_files (user_id, id);
CREATE INDEX order_files_by_team ON order_files (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX order_files_by_key ON order_files (key_id) WHERE key_id IS NOT NULL;
CREATE INDEX order_files_by_cart ON order_files (cart_id) WHERE cart_id IS NOT NULL;
CREATE INDEX order_files_by_age ON order_files (created_at);

-- The columns of tables that a company has named, found again by their heads.
CREATE TABLE order_columns (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- As in order_files.
	owner TEXT NOT NULL,
	team_id INTEGER REFERENCES teams (id) ON DELETE CASCADE,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- The names for comparison: in lower case, without spaces.
	heads_key TEXT NOT NULL,
	-- JSON arrays of the same length.
	heads TEXT NOT NULL,
	kinds TEXT NOT NULL,
	changed_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	UNIQUE (owner, heads_key)
);
CREATE INDEX order_columns_by_user ON order_columns (user_id);
CREATE INDEX order_columns_by_team ON order_columns (team_id) WHERE team_id IS NOT NULL;

-- Messages of keys that were refused: the last hundred of a team.
CREATE TABLE order_refusals (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	key_id INTEGER NOT NULL REFERENCES order_keys (id) ON DELETE CASCADE,
	at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- The buyer's order number; '' if it could not be read.
	number TEXT NOT NULL,
	rule TEXT NOT NULL,
	-- In English, as the sender was told.
	text TEXT NOT NULL
);
CREATE INDEX order_refusals_by_team ON order_refusals (team_id, id);
CREATE INDEX order_refusals_by_key ON order_refusals (key_id);
