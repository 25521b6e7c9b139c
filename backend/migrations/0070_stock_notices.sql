-- Who wants to be told once that a variant can be had soon. An address that somebody has typed is written to only once its owner has confirmed it.
CREATE TABLE stock_notices (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	email TEXT NOT NULL,
	-- The account that asked; NULL for a guest.
	user_id INTEGER REFERENCES users (id),
	-- Language and origin of the page that it was asked on, for the mail and its links.
	locale TEXT NOT NULL,
	origin TEXT NOT NULL,
	-- Of the token in the latest mail about it.
	token_hash TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	confirmed_at TEXT,
	-- Once it is told it is done; the row is there for the link that ends all notices of its address.
	told_at TEXT
);
CREATE UNIQUE INDEX stock_notices_by_variant ON stock_notices (variant_id, email COLLATE NOCASE);
CREATE INDEX stock_notices_by_email ON stock_notices (email COLLATE NOCASE);
CREATE INDEX stock_notices_by_user ON stock_notices (user_id);
CREATE INDEX stock_notices_waiting ON stock_notices (id) WHERE confirmed_at IS NOT NULL AND told_at IS NULL;
CREATE INDEX stock_notices_by_age ON stock_notices (created_at);
CREATE INDEX stock_notices_by_telling ON stock_notices (told_at);
