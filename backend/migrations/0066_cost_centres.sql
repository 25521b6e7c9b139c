-- What a company books its purchases to: cost centres, and projects. Orders name them by their codes, which therefore never change.
CREATE TABLE cost_centres (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	code TEXT NOT NULL COLLATE NOCASE,
	name TEXT NOT NULL,
	-- What its orders of a calendar month may come to before one has to be approved, cents without VAT; NULL: no limit.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
	UNIQUE (team_id, code)
);
CREATE TABLE projects (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	code TEXT NOT NULL COLLATE NOCASE,
	name TEXT NOT NULL,
	UNIQUE (team_id, code)
);
ALTER TABLE teams ADD COLUMN is_cost_centre_required INTEGER NOT NULL DEFAULT 0 CHECK (is_cost_centre_required IN (0, 1));

-- Codes; '' for none, of a line for that of its order.
ALTER TABLE orders ADD COLUMN cost_centre TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN project TEXT NOT NULL DEFAULT '';
ALTER TABLE order_items ADD COLUMN cost_centre TEXT NOT NULL DEFAULT '';
-- Of a sent order: what falls to each cost centre, cents without VAT, as a JSON object by code.
ALTER TABLE orders ADD COLUMN cost_shares TEXT NOT NULL DEFAULT '{}';
