-- A deleted account keeps its row, since orders and teams name it; once erased nothing in it says whose it was
-- (docs/decisions/0034-profile-and-deletion.md). ISO time; NULL while it is not.
ALTER TABLE users ADD COLUMN erased_at TEXT;
CREATE INDEX users_to_erase ON users (deleted_at) WHERE is_deleted = 1 AND erased_at IS NULL;
