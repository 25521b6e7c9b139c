-- Offers that members made for the company of their team are found by its members, as orders are.
UPDATE orders SET team_id = (
	SELECT t.id FROM team_members m JOIN teams t ON t.id = m.team_id JOIN order_forms f ON f.order_id = orders.id AND f.type = 'billing'
	WHERE m.user_id = orders.user_id AND upper(replace(replace(f.vat, ' ', ''), '-', '')) IN (t.vat, substr(t.vat, 3)))
	WHERE offer_number IS NOT NULL AND team_id IS NULL AND user_id IS NOT NULL;
