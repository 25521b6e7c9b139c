-- What a company calls goods: its own article number of a variant, and its own name if it has one.
CREATE TABLE own_numbers (
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
	-- As it was typed.
	number TEXT NOT NULL,
	-- The same as it is compared: without spaces, in lower case.
	key TEXT NOT NULL,
	-- "" for none.
	name TEXT NOT NULL DEFAULT '',
	PRIMARY KEY (team_id, variant_id),
	UNIQUE (team_id, key)
) WITHOUT ROWID;
CREATE INDEX own_numbers_by_variant ON own_numbers (variant_id);
