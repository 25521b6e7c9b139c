-- Card payments: what was asked of the provider, and what came of it.

CREATE TABLE payments (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_id INTEGER NOT NULL REFERENCES orders (id),
	-- The provider's name of the payment, and where the buyer makes it.
	provider_session_id TEXT NOT NULL UNIQUE,
	url TEXT NOT NULL,
	-- Of the whole order with VAT. ISO code of the currency in small letters.
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	currency TEXT NOT NULL,
	-- What is paid for: the cart at this version, its answer without personal data, and the rows of its forms, both as JSON.
	cart_version INTEGER NOT NULL,
	snapshot TEXT NOT NULL,
	forms TEXT NOT NULL,
	needs_review INTEGER NOT NULL DEFAULT 0,
	locale TEXT NOT NULL,
	-- The shop's origin that the buyer came from.
	origin TEXT NOT NULL,
	-- held: paid, but not as asked for, or for an order that is there already; a person looks at it.
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired', 'held')),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	paid_at TEXT
);
CREATE INDEX payments_by_order ON payments (order_id);

-- Messages of the provider that have been dealt with.
CREATE TABLE payment_events (
	event_id TEXT NOT NULL UNIQUE,
	type TEXT NOT NULL,
	received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);

-- The provider that stands in while the shop is developed: its sessions as its interface tells them.
CREATE TABLE sandbox_sessions (
	id TEXT PRIMARY KEY,
	idempotency_key TEXT NOT NULL UNIQUE,
	-- The body of the request that made it.
	request TEXT NOT NULL,
	-- JSON.
	session TEXT NOT NULL
) WITHOUT ROWID;
