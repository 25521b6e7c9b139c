-- The quotation of staff that an order, cart or offer has its prices from; of the quotation itself its own id. NULL: none.
ALTER TABLE orders ADD COLUMN from_quotation_id INTEGER;
CREATE INDEX orders_by_quotation ON orders (from_quotation_id) WHERE from_quotation_id IS NOT NULL;
UPDATE orders SET from_quotation_id = id WHERE id IN (SELECT quotation_id FROM contact_messages WHERE quotation_id IS NOT NULL);
UPDATE orders SET from_quotation_id = from_offer_id WHERE from_quotation_id IS NULL AND from_offer_id IN (SELECT id FROM orders WHERE from_quotation_id = id);

-- A quotation keeps its lines: what is left of it is worked out from them.
INSERT INTO order_items (order_id, supplied_variant_id, cut_length_mm, quantity)
	SELECT o.id, line.value ->> '$.suppliedVariant.id', coalesce(line.value ->> '$.cut.length', 0), coalesce(line.value ->> '$.cut.pieces', line.value ->> '$.quantity')
	FROM orders o CROSS JOIN json_each(o.snapshot, '$.items') line WHERE o.from_quotation_id = o.id;

-- What a payment that is open takes of the month of cost centres, as orders.cost_shares, and in which team's name. NULL: in none.
ALTER TABLE payments ADD COLUMN team_id INTEGER;
ALTER TABLE payments ADD COLUMN cost_shares TEXT NOT NULL DEFAULT '{}';
CREATE INDEX payments_open_by_team ON payments (team_id) WHERE state = 'open';
