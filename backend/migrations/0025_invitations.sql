-- Invitations are taken back and sent again.
ALTER TABLE team_invitations ADD COLUMN withdrawn_at TEXT;
ALTER TABLE team_invitations ADD COLUMN accepted_by INTEGER REFERENCES users (id);

-- An address is invited to a team once at a time; once more is the same invitation with a new link.
CREATE UNIQUE INDEX team_invitations_open ON team_invitations (team_id, email COLLATE NOCASE)
	WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX team_invitations_by_email ON team_invitations (email COLLATE NOCASE);
CREATE INDEX orders_by_approval_team ON orders (approval_team_id) WHERE approval_team_id IS NOT NULL;
