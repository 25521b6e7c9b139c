-- A team is that of a verified company (docs/decisions/0089-company-by-domain.md): those that were founded by typing a VAT id end.
UPDATE orders SET approval_state = NULL WHERE is_processed = 0
	AND approval_team_id IN (SELECT t.id FROM teams t WHERE NOT EXISTS (SELECT 1 FROM companies c WHERE c.vat = t.vat AND c.verified_since IS NOT NULL));
UPDATE orders SET approval_team_id = NULL
	WHERE approval_team_id IN (SELECT t.id FROM teams t WHERE NOT EXISTS (SELECT 1 FROM companies c WHERE c.vat = t.vat AND c.verified_since IS NOT NULL));
DELETE FROM teams WHERE NOT EXISTS (SELECT 1 FROM companies c WHERE c.vat = teams.vat AND c.verified_since IS NOT NULL);
