-- The team in whose company's name its buyer has sent an order; NULL: in none. Colleagues find it by this.
ALTER TABLE orders ADD COLUMN team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL;
CREATE INDEX orders_sent_by_team ON orders (team_id, processed_at, id, order_status) WHERE team_id IS NOT NULL;

-- What was approved in a team, or ordered on its company's credit by somebody who is in it.
UPDATE orders SET team_id = approval_team_id
	WHERE is_processed = 1 AND approval_team_id IN (SELECT id FROM teams);
UPDATE orders SET team_id = (SELECT t.id FROM team_members m JOIN teams t ON t.id = m.team_id AND t.vat = orders.credit_vat WHERE m.user_id = orders.user_id)
	WHERE is_processed = 1 AND team_id IS NULL AND credit_vat IS NOT NULL AND user_id IS NOT NULL;
