-- What was shared, as it was then: the answer of by-id without personal data, as JSON, with the first lines. NULL for mails about what is frozen anyway.
ALTER TABLE outbox ADD COLUMN snapshot TEXT;

-- How many addresses a session has written to lately, and how often an address was written to.
CREATE INDEX outbox_by_order ON outbox (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX outbox_by_kind ON outbox (kind, created_at);
-- The offers that a cart has led to.
CREATE INDEX orders_by_offer_of ON orders (offer_of) WHERE offer_of IS NOT NULL;
