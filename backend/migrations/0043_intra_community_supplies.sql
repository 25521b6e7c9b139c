-- Goods to a business in another EU country are an intra-Community supply, not a reverse charge: stored orders name the reason alike.

UPDATE orders SET snapshot = replace(snapshot, '"reason":"reverse_charge"', '"reason":"intra_community"')
	WHERE instr(snapshot, '"reason":"reverse_charge"') > 0;
UPDATE payments SET snapshot = replace(snapshot, '"reason":"reverse_charge"', '"reason":"intra_community"')
	WHERE instr(snapshot, '"reason":"reverse_charge"') > 0;
UPDATE outbox SET snapshot = replace(snapshot, '"reason":"reverse_charge"', '"reason":"intra_community"')
	WHERE instr(snapshot, '"reason":"reverse_charge"') > 0;
