-- Carts and orders: one table, since a cart becomes an order by being sent.

CREATE TABLE delivery_methods (
	id INTEGER PRIMARY KEY,
	type TEXT NOT NULL UNIQUE,
	-- The country it serves; NULL: any.
	country TEXT,
	position INTEGER NOT NULL,
	-- A flat price; NULL where the weight bands say it or nothing is charged.
	price_cents INTEGER
);

-- The price of a method for a cart of up to this weight.
CREATE TABLE delivery_bands (
	delivery_method_id INTEGER NOT NULL REFERENCES delivery_methods (id),
	max_weight_g INTEGER NOT NULL,
	price_cents INTEGER NOT NULL,
	PRIMARY KEY (delivery_method_id, max_weight_g)
) WITHOUT ROWID;

CREATE TABLE vat_rates (
	country TEXT NOT NULL,
	-- ISO day from which it holds, until the next row of the same country.
	valid_from TEXT NOT NULL,
	-- Hundredths of a per cent: 2550 is 25.5 %.
	rate_bp INTEGER NOT NULL,
	PRIMARY KEY (country, valid_from)
) WITHOUT ROWID;

CREATE TABLE payment_methods (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	position INTEGER NOT NULL
);

CREATE TABLE orders (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	session_id TEXT NOT NULL,
	user_id INTEGER,
	locale TEXT NOT NULL,
	order_status TEXT NOT NULL DEFAULT 'created' CHECK (order_status IN ('created', 'confirmed', 'paid', 'reviewed', 'in_delivery', 'done', 'other')),
	order_number TEXT UNIQUE,
	-- Counts up with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 0,
	delivery_method_id INTEGER NOT NULL DEFAULT 1,
	is_own_freight_allowed INTEGER NOT NULL DEFAULT 1,
	own_freight_contract TEXT NOT NULL DEFAULT '',
	own_freight_carrier TEXT NOT NULL DEFAULT '',
	payment_method_id INTEGER REFERENCES payment_methods (id),
	comment TEXT NOT NULL DEFAULT '',
	reference TEXT NOT NULL DEFAULT '',
	shipping_comment TEXT NOT NULL DEFAULT '',
	is_processed INTEGER NOT NULL DEFAULT 0,
	-- An invoice order that a person looks at before it goes on.
	needs_review INTEGER NOT NULL DEFAULT 0,
	processed_at TEXT,
	-- The order as it was sent: the answer of by-id without personal data, as JSON. Prices and texts never change after that.
	snapshot TEXT,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX orders_by_session ON orders (session_id);
CREATE INDEX orders_by_user ON orders (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE order_items (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_id INTEGER NOT NULL REFERENCES orders (id),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- 0: on its own.
	set_id INTEGER NOT NULL DEFAULT 0,
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	comment TEXT NOT NULL DEFAULT '',
	UNIQUE (order_id, supplied_variant_id, set_id)
);

-- The order form, once for billing and once for a separate shipping address.
CREATE TABLE order_forms (
	order_id INTEGER NOT NULL REFERENCES orders (id),
	type TEXT NOT NULL CHECK (type IN ('billing', 'shipping')),
	vat TEXT NOT NULL DEFAULT '',
	-- valid, unverified (check digit wrong) or pending (the outside check could not be reached).
	vat_check TEXT NOT NULL DEFAULT '',
	company TEXT NOT NULL,
	name TEXT NOT NULL,
	phone TEXT NOT NULL,
	email TEXT NOT NULL,
	-- JSON array of addresses.
	additional_emails TEXT NOT NULL DEFAULT '[]',
	street_address TEXT NOT NULL,
	address_additional_line TEXT NOT NULL DEFAULT '',
	post_code TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL,
	is_separate_shipping INTEGER NOT NULL DEFAULT 0,
	PRIMARY KEY (order_id, type)
) WITHOUT ROWID;

CREATE TABLE counters (
	name TEXT PRIMARY KEY,
	value INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO counters (name, value) VALUES ('order', 10000);

-- What a submission was answered the first time it came; sent again it is answered the same, with another body it is refused.
CREATE TABLE idempotency_keys (
	session_id TEXT NOT NULL,
	key TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	answer TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (session_id, key)
) WITHOUT ROWID;

-- Mail to be sent, written in the same transaction as its cause.
CREATE TABLE outbox (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	kind TEXT NOT NULL,
	locale TEXT NOT NULL,
	-- JSON array of addresses.
	recipients TEXT NOT NULL,
	order_id INTEGER REFERENCES orders (id),
	-- The same cause writes one mail.
	cause TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	sent_at TEXT,
	attempts INTEGER NOT NULL DEFAULT 0
);
