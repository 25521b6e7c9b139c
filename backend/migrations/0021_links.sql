-- Links that sign in, and passwords that wait for theirs.

-- The password chosen at sign-up (scrypt); the account's once its link is used by the session that has chosen it, gone with any other use.
ALTER TABLE account_tokens ADD COLUMN password_hash TEXT;
-- SHA-256 of the session that asked for the link, hex; '' for links of orders, whose session the order has.
ALTER TABLE account_tokens ADD COLUMN asked_by TEXT NOT NULL DEFAULT '';
-- The form that used the link up (SHA-256 of its idem, hex) and the session that it started: the same form again gets the same answer.
ALTER TABLE account_tokens ADD COLUMN used_idem TEXT;
ALTER TABLE account_tokens ADD COLUMN session_id TEXT;

-- For forgetting what was tried long ago.
CREATE INDEX attempts_by_time ON attempts (at);
