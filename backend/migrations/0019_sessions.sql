-- Signing in: passwords, sessions that end, and what limits tries.

-- scrypt, as backend/users/password-hash.ts writes it; NULL: the account signs in by mailed links alone.
ALTER TABLE users ADD COLUMN password_hash TEXT;
-- ISO time; NULL while it is not.
ALTER TABLE users ADD COLUMN deleted_at TEXT;

ALTER TABLE sessions ADD COLUMN created_at TEXT;
ALTER TABLE sessions ADD COLUMN expires_at TEXT NOT NULL DEFAULT '9999-12-31T00:00:00Z';

-- Which account a session is signed in to: the one place that says when a session holds.
CREATE VIEW signed_in AS
	SELECT s.id AS session_id, s.user_id, u.can_see_hidden FROM sessions s CROSS JOIN users u ON u.id = s.user_id
	WHERE s.expires_at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now') AND u.is_deleted = 0;

-- What was tried lately: a row a try. The key is a digest of what is limited and of whom (an address, a mailbox).
CREATE TABLE attempts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	key TEXT NOT NULL,
	at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX attempts_by_key ON attempts (key, at);
