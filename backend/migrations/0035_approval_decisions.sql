-- What a team has said of an order, each time that it was asked.

CREATE TABLE approval_decisions (
	id INTEGER PRIMARY KEY,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- Nothing is left of a team that ends.
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	state TEXT NOT NULL CHECK (state IN ('approved', 'returned')),
	-- ISO time.
	decided_at TEXT NOT NULL,
	decided_by INTEGER NOT NULL REFERENCES users (id),
	-- What the order came to then, cents without VAT.
	cents INTEGER NOT NULL CHECK (cents >= 0),
	-- Its buyer's limit then; NULL: none.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	-- Of one that was returned.
	comment TEXT NOT NULL DEFAULT ''
);
CREATE INDEX approval_decisions_order ON approval_decisions (order_id);
CREATE INDEX approval_decisions_team ON approval_decisions (team_id);
