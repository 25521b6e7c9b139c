-- Works with the version before: it neither reads nor writes this, and lets imports run beside each other as it did.
-- The import that writes the catalogue, so that no other one does meanwhile (docs/decisions/0119-one-import-at-a-time.md); no row: none.
CREATE TABLE running_import (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	run TEXT NOT NULL,
	-- What it is of, such as the name of the file; NULL: it does not say.
	source TEXT,
	started_at TEXT NOT NULL,
	-- From when on another import may write, unless a call of this one comes first.
	locked_until TEXT NOT NULL
) STRICT;
