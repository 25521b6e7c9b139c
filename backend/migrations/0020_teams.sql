-- Buyers of one company who buy together. A team has one VAT id, and a VAT id one team; whoever types the id is not in it, but who founded it
-- or has accepted an invitation.
CREATE TABLE teams (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- With its country in front: FI20774740.
	vat TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);

-- An account is in one team at most.
CREATE TABLE team_members (
	user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	role TEXT NOT NULL CHECK (role IN ('owner', 'approver', 'buyer')),
	-- Above so much, cents without VAT, an order of a buyer waits for approval; NULL: none does.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX team_members_by_team ON team_members (team_id);

CREATE TABLE team_invitations (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	-- SHA-256, hex.
	token_hash TEXT NOT NULL UNIQUE,
	email TEXT NOT NULL,
	role TEXT NOT NULL CHECK (role IN ('approver', 'buyer')),
	limit_cents INTEGER CHECK (limit_cents >= 0),
	invited_by INTEGER NOT NULL REFERENCES users (id),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	accepted_at TEXT
);
CREATE INDEX team_invitations_by_team ON team_invitations (team_id);

-- An order that waits for approval is a cart that nobody changes. returned: open again, with the approver's comment; approved: this very
-- version may be sent.
ALTER TABLE orders ADD COLUMN approval_state TEXT CHECK (approval_state IN ('waiting', 'returned', 'approved'));
ALTER TABLE orders ADD COLUMN approval_team_id INTEGER REFERENCES teams (id);
ALTER TABLE orders ADD COLUMN approval_asked_at TEXT;
ALTER TABLE orders ADD COLUMN approval_by INTEGER REFERENCES users (id);
ALTER TABLE orders ADD COLUMN approval_comment TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN approved_version INTEGER;
CREATE INDEX orders_waiting ON orders (approval_team_id) WHERE approval_state = 'waiting';

-- Where a sent order is on its way: the carrier's name, its number and page.
ALTER TABLE orders ADD COLUMN tracking_carrier TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN tracking_number TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN tracking_url TEXT NOT NULL DEFAULT '';
