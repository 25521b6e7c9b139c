-- What a network and a session have had stored on a day, as estimated bytes (backend/storage-limit.ts); networks and sessions as keyed digests.
CREATE TABLE stored_of_day (
	day TEXT NOT NULL,
	key TEXT NOT NULL,
	bytes INTEGER NOT NULL,
	PRIMARY KEY (day, key)
) WITHOUT ROWID;

-- Carts of guests that go after days.
CREATE INDEX orders_of_guests_unsent ON orders (updated_at) WHERE is_processed = 0 AND user_id IS NULL AND offer_number IS NULL;
