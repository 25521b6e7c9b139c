-- Keys of systems beside the shop (docs/systems.md).
CREATE TABLE api_keys (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT NOT NULL,
	-- SHA-256 of 256 random bits: the key itself is told once.
	digest TEXT NOT NULL UNIQUE,
	-- JSON array: orders:read, …
	scopes TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- To the hour; '' for never.
	used_at TEXT NOT NULL DEFAULT '',
	revoked_at TEXT
);
CREATE UNIQUE INDEX api_keys_by_name ON api_keys (name) WHERE revoked_at IS NULL;

-- What calls of the desk with an Idempotency-Key were answered.
CREATE TABLE desk_submissions (
	-- The id of its key; 0 for DESK_KEY.
	caller INTEGER NOT NULL,
	key TEXT NOT NULL,
	-- Of method, address and body.
	body_hash TEXT NOT NULL,
	-- JSON; NULL while it is being worked on.
	answer TEXT,
	-- Until when nobody else works on it; one that has died lets go of it by time.
	claimed_until TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (caller, key)
) WITHOUT ROWID;
CREATE INDEX desk_submissions_by_age ON desk_submissions (created_at);
