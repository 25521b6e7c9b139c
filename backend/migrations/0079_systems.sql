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

-- Addresses that events are sent to.
CREATE TABLE webhooks (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	url TEXT NOT NULL,
	-- JSON array of the types that are sent; [] for all.
	types TEXT NOT NULL,
	-- The secret of its signatures follows from this and DIGEST_KEY.
	salt TEXT NOT NULL,
	-- Up to which event deliveries are there.
	last_event_id INTEGER NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	removed_at TEXT
);
CREATE UNIQUE INDEX webhooks_by_url ON webhooks (url) WHERE removed_at IS NULL;

-- An event on its way to an address. All times are ISO, '' is at once and never.
CREATE TABLE webhook_deliveries (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	webhook_id INTEGER NOT NULL REFERENCES webhooks (id),
	event_id INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
	attempts INTEGER NOT NULL DEFAULT 0,
	next_attempt_at TEXT NOT NULL DEFAULT '',
	claimed_until TEXT NOT NULL DEFAULT '',
	last_error TEXT NOT NULL DEFAULT '',
	delivered_at TEXT,
	-- Nobody tries any more, until staff have it sent again.
	given_up_at TEXT,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at, id) WHERE delivered_at IS NULL AND given_up_at IS NULL;
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (webhook_id, id) WHERE given_up_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);
