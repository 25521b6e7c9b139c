-- A session's id opens carts and accounts: from now on every table has its SHA-256 in base64url in place of it (backend/http.ts). What was kept in clear ends, since
-- the database cannot work digests out: nobody stays signed in, and what a guest has made is nobody's. Nothing of this has been in production.
DROP VIEW signed_in;
DROP TABLE sessions;
UPDATE orders SET session_id = '' WHERE session_id <> '';
UPDATE account_tokens SET session_id = NULL, used_idem = NULL;
UPDATE contact_messages SET session_id = NULL;
DELETE FROM idempotency_keys;

CREATE TABLE sessions (
	-- The digest.
	id TEXT PRIMARY KEY,
	-- By which the account's own page names it; opens nothing.
	name TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- When it was signed in.
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- When it was used last, by the hour.
	used_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:00:00Z', 'now')),
	expires_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '+30 days')),
	-- Which browser and system, in words of contract/device.ts.
	browser TEXT NOT NULL DEFAULT 'other',
	system TEXT NOT NULL DEFAULT 'other'
) WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);

-- Which account a session is signed in to: the one place that says when a session holds.
CREATE VIEW signed_in AS
	SELECT s.id AS session_id, s.user_id, u.can_see_hidden, s.used_at FROM sessions s CROSS JOIN users u ON u.id = s.user_id
	WHERE s.expires_at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now') AND u.is_deleted = 0;

-- The id of the session that a link has started, for the same form sent again: under a key of the link's token and the form's, neither of which is here.
ALTER TABLE account_tokens ADD COLUMN sealed_session TEXT;
