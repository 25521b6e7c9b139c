-- What would go to services of others (analytics, newsletter), kept to be looked at while the shop is developed. Empty in production.

CREATE TABLE dev_sink (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL,
	-- What its sender calls it: told twice it is kept once. NULL: each is another.
	insert_id TEXT UNIQUE,
	-- As it was received, JSON.
	body TEXT NOT NULL,
	received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
