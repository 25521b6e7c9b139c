-- What buyers report of delivered goods. Lines are counted from 1 as the order was sent, sets behind the others.
CREATE TABLE claims (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- CL-10001
	number TEXT NOT NULL UNIQUE,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- Who has reported it: the buyer, or a colleague who may read the order.
	user_id INTEGER NOT NULL REFERENCES users (id),
	line INTEGER NOT NULL CHECK (line > 0),
	-- What the line was called when it was reported.
	title TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('damaged', 'wrong', 'missing', 'quality')),
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	text TEXT NOT NULL,
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'settled', 'refused')),
	-- For mails about it.
	locale TEXT NOT NULL,
	origin TEXT NOT NULL,
	-- The submission that stored it, and a digest of its body: sent again it stores nothing.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX claims_by_order ON claims (order_id);
CREATE INDEX claims_by_user ON claims (user_id);
INSERT INTO counters (name, value) VALUES ('claim', 10000);

CREATE TABLE claim_answers (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	claim_id INTEGER NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
	-- What the claim is from then on.
	state TEXT NOT NULL CHECK (state IN ('answered', 'settled', 'refused')),
	text TEXT NOT NULL,
	-- Of the call that stored it: sent twice it is one answer.
	key TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX claim_answers_by_claim ON claim_answers (claim_id);

-- Uploaded files, whose content is in the bucket under their id. One that no claim and no message has (any more) is deleted after a day.
CREATE TABLE files (
	id TEXT PRIMARY KEY,
	-- Of the session that has uploaded it, which alone may put it into a form.
	session_id TEXT NOT NULL,
	name TEXT NOT NULL,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	claim_id INTEGER REFERENCES claims (id) ON DELETE SET NULL,
	contact_message_id INTEGER REFERENCES contact_messages (id) ON DELETE SET NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) WITHOUT ROWID;
CREATE INDEX files_by_claim ON files (claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX files_by_message ON files (contact_message_id) WHERE contact_message_id IS NOT NULL;
CREATE INDEX files_of_nobody ON files (created_at) WHERE claim_id IS NULL AND contact_message_id IS NULL;
