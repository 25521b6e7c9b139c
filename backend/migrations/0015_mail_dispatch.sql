-- How a mail of the outbox gets to its recipients. All times are ISO, '' is at once and never.

-- Not before this time.
ALTER TABLE outbox ADD COLUMN next_attempt_at TEXT NOT NULL DEFAULT '';
-- A dispatcher has it until then; one that died lets go of it by time.
ALTER TABLE outbox ADD COLUMN claimed_until TEXT NOT NULL DEFAULT '';
-- Nobody tries any more; a person may, by setting it to NULL and attempts to 0.
ALTER TABLE outbox ADD COLUMN given_up_at TEXT;
-- What the last attempt failed of, without addresses.
ALTER TABLE outbox ADD COLUMN last_error TEXT NOT NULL DEFAULT '';
-- JSON arrays of addresses: for whom a server took the mail, and whom it refused for good.
ALTER TABLE outbox ADD COLUMN delivered TEXT NOT NULL DEFAULT '[]';
ALTER TABLE outbox ADD COLUMN refused TEXT NOT NULL DEFAULT '[]';

CREATE INDEX outbox_due ON outbox (next_attempt_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_claimed ON outbox (claimed_until) WHERE claimed_until > '';
