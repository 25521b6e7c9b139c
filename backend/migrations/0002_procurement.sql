-- Buyers who order from a procurement system of their own: connections with such systems, their visits, and what was said.

-- A company's system. Its users buy with the rights and at the prices of one member of the team.
CREATE TABLE connections (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN ('oci', 'cxml', 'ids', 'ubl')),
	-- As pages name it: "SAP Ariba".
	name TEXT NOT NULL,
	-- The name with which the system signs in; of cXML the identity in From and Sender.
	login TEXT NOT NULL UNIQUE COLLATE NOCASE,
	-- SHA-256 of the secret, which is random and was shown once.
	secret_digest TEXT NOT NULL,
	-- JSON arrays: https addresses that carts may return to (an address, or a whole host by its origin), and origins that may
	-- frame the shop's pages.
	return_urls TEXT NOT NULL DEFAULT '[]',
	frame_origins TEXT NOT NULL DEFAULT '[]',
	-- JSON object by unit of UN/ECE: {"H87":"PCE"}. A unit without an entry is sent as it is.
	units TEXT NOT NULL DEFAULT '{}',
	-- JSON: which goods it sees, and how its carts are written (`rules` in contract/procurement.ts).
	rules TEXT NOT NULL DEFAULT '{}',
	is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
	-- Increases with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 1,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) STRICT;
CREATE INDEX connections_by_team ON connections (team_id);
CREATE INDEX connections_by_user ON connections (user_id);

-- A visit from a system: begun by its message, and over with the return of its cart.
CREATE TABLE punchouts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	connection_id INTEGER NOT NULL REFERENCES connections (id) ON DELETE CASCADE,
	-- SHA-256 of the token of its first page, which begins it once, and until when it may.
	start_digest TEXT NOT NULL UNIQUE,
	start_until TEXT NOT NULL,
	-- The session's digest, from its beginning on.
	session_id TEXT UNIQUE,
	-- Its cart: the only one that it can reach.
	cart_uuid TEXT NOT NULL UNIQUE,
	-- inspect: the cart can be read, and not changed.
	operation TEXT NOT NULL CHECK (operation IN ('create', 'edit', 'inspect')),
	return_url TEXT NOT NULL,
	-- The system's own words for the visit, which come back with the cart; '' for none.
	buyer_cookie TEXT NOT NULL DEFAULT '',
	-- JSON: what the system sent besides (of OCI the fields of the call), and the first page (`landing` in contract/procurement.ts).
	sent TEXT NOT NULL DEFAULT '{}',
	landing TEXT NOT NULL DEFAULT '{}',
	state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'begun', 'returned')),
	-- JSON of the form that took the cart back, and SHA-256 of the token of its page; NULL before.
	returned TEXT,
	return_digest TEXT UNIQUE,
	-- JSON of the goods that were returned, in cents, so that their order finds its prices; NULL before.
	lines TEXT,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	returned_at TEXT
) STRICT;
CREATE INDEX punchouts_by_connection ON punchouts (connection_id);
CREATE INDEX punchouts_by_time ON punchouts (created_at);
CREATE INDEX punchouts_waiting ON punchouts (created_at) WHERE state = 'waiting';

-- The latest messages of each connection, without secrets.
CREATE TABLE procurement_messages (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	connection_id INTEGER NOT NULL REFERENCES connections (id) ON DELETE CASCADE,
	direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
	-- The message's own name: PunchOutSetupRequest, DETAIL.
	kind TEXT NOT NULL,
	-- Its number at the sender; '' for none.
	payload_id TEXT NOT NULL DEFAULT '',
	state TEXT NOT NULL CHECK (state IN ('done', 'refused')),
	-- A key of contract/procurement.ts, or words; '' if nothing was wrong.
	problem TEXT NOT NULL DEFAULT '',
	text TEXT NOT NULL,
	at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) STRICT;
CREATE INDEX procurement_messages_by_connection ON procurement_messages (connection_id, id);
CREATE INDEX procurement_messages_by_time ON procurement_messages (at);

-- A session of a visit may look at goods and change its own cart, nothing else (backend/platform/punchout-guard.ts).
ALTER TABLE sessions ADD COLUMN punchout_id INTEGER REFERENCES punchouts (id) ON DELETE CASCADE;
CREATE INDEX sessions_by_punchout ON sessions (punchout_id) WHERE punchout_id IS NOT NULL;

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
