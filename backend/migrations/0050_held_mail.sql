-- Mail to addresses that a buyer has named waits until the buyer's own is confirmed or the order was reviewed.

ALTER TABLE outbox ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0;
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (next_attempt_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL AND is_held = 0;
CREATE INDEX outbox_held ON outbox (created_at) WHERE is_held = 1;
