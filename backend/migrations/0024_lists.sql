-- Named lists of an account: what is ordered again and again, to be put into a cart whole or in part.

CREATE TABLE lists (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	-- The team that reads and uses it, as long as its owner is in that team; NULL: the owner alone.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	-- Counts up with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 1,
	-- Of the form that made it: sent twice it is one list.
	idem TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	UNIQUE (user_id, idem)
);
CREATE UNIQUE INDEX lists_by_name ON lists (user_id, name COLLATE NOCASE);
CREATE INDEX lists_by_team ON lists (team_id) WHERE team_id IS NOT NULL;

CREATE TABLE list_items (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	list_id INTEGER NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- mm; 0: as it is sold.
	cut_length_mm INTEGER NOT NULL DEFAULT 0,
	certificate INTEGER NOT NULL DEFAULT 0,
	-- Units of the supply, of a cut line its pieces.
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	comment TEXT NOT NULL DEFAULT '',
	-- What a unit cost when the line was last looked after, without VAT; a later price is told against it.
	noted_cents INTEGER NOT NULL CHECK (noted_cents >= 0),
	UNIQUE (list_id, supplied_variant_id, cut_length_mm, certificate)
);

CREATE TABLE list_sets (
	list_id INTEGER NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
	set_id INTEGER NOT NULL REFERENCES sets (id),
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	noted_cents INTEGER NOT NULL CHECK (noted_cents >= 0),
	PRIMARY KEY (list_id, set_id)
) WITHOUT ROWID;

-- What a list brought into a cart and what was no longer as noted, told on the page of the cart; for a day.
CREATE TABLE list_puts (
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- Of the form.
	key TEXT NOT NULL,
	-- JSON, cents.
	told TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (user_id, key)
) WITHOUT ROWID;
