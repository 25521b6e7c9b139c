-- Accounts (R14.1). One that was made along with an order is not verified until its mailbox has confirmed it.
ALTER TABLE users ADD COLUMN company TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN vatid TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN customername TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN phonenumber TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN billingaddress TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN billingaddress_additional_line TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN billingpostcode TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN billingcity TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN billing_country TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN is_verified INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0;
-- ISO time; NULL for accounts that are older than this column.
ALTER TABLE users ADD COLUMN created_at TEXT;
-- An address is one account, however it is written.
CREATE UNIQUE INDEX users_by_email ON users (email COLLATE NOCASE);

-- Links that were mailed. The token itself stands in the mail alone.
CREATE TABLE account_tokens (
	-- SHA-256, hex.
	token_hash TEXT PRIMARY KEY,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	purpose TEXT NOT NULL CHECK (purpose IN ('verification', 'magic_link', 'password_reset')),
	-- The order that the account was asked for with; it becomes the account's once its mailbox is confirmed.
	order_id INTEGER REFERENCES orders (id),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	used_at TEXT
) WITHOUT ROWID;
CREATE INDEX account_tokens_by_user ON account_tokens (user_id, created_at);

-- What the link of a mail carries, until the mail has been sent; '' in all other mails and afterwards.
ALTER TABLE outbox ADD COLUMN token TEXT NOT NULL DEFAULT '';
