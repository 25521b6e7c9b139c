-- What a driver has to know of the place that an order goes to.
ALTER TABLE order_forms ADD COLUMN site_notes TEXT NOT NULL DEFAULT '';

-- Addresses that goods go to.
CREATE TABLE addresses (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	-- Who has made it.
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- Whose it is; NULL: of who has made it.
	team_id INTEGER REFERENCES teams (id) ON DELETE CASCADE,
	label TEXT NOT NULL,
	company TEXT NOT NULL,
	name TEXT NOT NULL,
	phone TEXT NOT NULL,
	street_address TEXT NOT NULL,
	address_additional_line TEXT NOT NULL,
	post_code TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL,
	site_notes TEXT NOT NULL,
	-- Counts up with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 1,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX addresses_by_user ON addresses (user_id);
CREATE INDEX addresses_by_team ON addresses (team_id) WHERE team_id IS NOT NULL;

-- The one for new orders: of an account, or of a team.
CREATE TABLE default_addresses (
	user_id INTEGER UNIQUE REFERENCES users (id) ON DELETE CASCADE,
	team_id INTEGER UNIQUE REFERENCES teams (id) ON DELETE CASCADE,
	address_id INTEGER NOT NULL REFERENCES addresses (id) ON DELETE CASCADE,
	CHECK ((user_id IS NULL) <> (team_id IS NULL))
);
CREATE INDEX default_addresses_by_address ON default_addresses (address_id);
