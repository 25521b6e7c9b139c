-- The index by which lists are cut, narrowed and counted (docs/decisions/0015-bitmap-index.md). All of it is derived from the
-- catalogue and written anew when that changes (backend/catalogue/make-index.ts); no other table depends on it.

-- Every variant has an ordinal, 0 upwards in the catalogue's order; a category or product is the run from first up to, but without, end.
CREATE TABLE catalogue_runs (
	kind TEXT NOT NULL CHECK (kind IN ('category', 'product')),
	id INTEGER NOT NULL,
	first INTEGER NOT NULL,
	end INTEGER NOT NULL,
	PRIMARY KEY (kind, id)
) WITHOUT ROWID;

-- Which variants of a chunk of ordinals have which value of an attribute: {"6000": bitmap, …} (backend/catalogue/stored-numbers.ts).
CREATE TABLE facet_chunks (
	code TEXT NOT NULL,
	chunk INTEGER NOT NULL,
	bits TEXT NOT NULL,
	PRIMARY KEY (code, chunk)
);

-- A number for each ordinal of a chunk: ids of variants and products, and the place in the order of names and codes.
CREATE TABLE order_chunks (
	name TEXT NOT NULL,
	chunk INTEGER NOT NULL,
	numbers TEXT NOT NULL,
	PRIMARY KEY (name, chunk)
);

-- One row: what is kept of chunks in memory is kept under its version.
CREATE TABLE catalogue_version (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	version TEXT NOT NULL,
	variant_count INTEGER NOT NULL,
	-- The codes of facet_chunks, as a JSON array.
	codes TEXT NOT NULL
);

DROP TABLE category_variants;

-- Who may see what is hidden. Accounts add what they need.
CREATE TABLE users (
	id INTEGER PRIMARY KEY,
	email TEXT NOT NULL UNIQUE,
	can_see_hidden INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE sessions (
	id TEXT PRIMARY KEY,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);
