-- The offers of an account, newest first.
CREATE INDEX offers_by_user ON orders (user_id, id) WHERE offer_number IS NOT NULL;
