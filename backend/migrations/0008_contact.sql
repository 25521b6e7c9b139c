-- Messages of the contact forms, as they were sent.
CREATE TABLE contact_messages (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	kind TEXT NOT NULL CHECK (kind IN ('contact', 'supplier')),
	locale TEXT NOT NULL,
	email TEXT NOT NULL,
	message TEXT NOT NULL,
	company TEXT NOT NULL DEFAULT '',
	vat TEXT NOT NULL DEFAULT '',
	name TEXT NOT NULL DEFAULT '',
	phone TEXT NOT NULL DEFAULT '',
	-- How much is asked for, in the sender's words.
	quantity TEXT NOT NULL DEFAULT '',
	-- What it is about, and what that was called then: "CR-001127 IPE 200, 6 m, S235JR, roh".
	variant_id INTEGER REFERENCES variants (id),
	item TEXT NOT NULL DEFAULT '',
	cart_uuid TEXT,
	-- NULL where the sender has done nothing yet that needs one.
	session_id TEXT,
	idem TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- The same form with the same content is one message, from whichever session a double click brings it.
	UNIQUE (idem, body_hash)
);

ALTER TABLE outbox ADD COLUMN contact_message_id INTEGER REFERENCES contact_messages (id);
