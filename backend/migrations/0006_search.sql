-- The index of the search (docs/decisions/0019-search.md): sets of variants over the ordinals of the catalogue's own index (0005), derived
-- from the catalogue and written anew together with it (backend/search/make-search-index.ts).
DROP TABLE variant_search;
DROP TABLE category_search;

-- What the trade calls things beside the catalogue's own titles. kind: category (key: slug), value (key: finish/galvanised), norm (key: EN
-- 10365). language: de, en, et, fi, or '' for words of any language; 'related' for words that fit other categories better.
CREATE TABLE search_words (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('category', 'value', 'norm')),
	key TEXT NOT NULL,
	language TEXT NOT NULL,
	words TEXT NOT NULL
);

-- Which visible variants have a term, and where (field: backend/search/fields.ts); bits as in facet_chunks, but of larger chunks.
CREATE TABLE term_bits (
	term TEXT NOT NULL,
	field INTEGER NOT NULL,
	chunk INTEGER NOT NULL,
	bits TEXT NOT NULL,
	PRIMARY KEY (term, field, chunk)
) WITHOUT ROWID;

-- What an isolate holds of the index: its version, all terms with their languages and frequencies, the terms of categories. In parts.
CREATE TABLE search_dictionary (
	kind TEXT NOT NULL CHECK (kind IN ('version', 'terms', 'categories')),
	part INTEGER NOT NULL,
	content TEXT NOT NULL,
	PRIMARY KEY (kind, part)
) WITHOUT ROWID;

-- A supplier's code as it is typed, with or without what parts its letters and figures.
CREATE INDEX supplied_variants_by_code ON supplied_variants (upper(replace(replace(supplier_code, '-', ''), ' ', '')));

-- What was searched for and which hit was opened. Without personal data: the session is a random id that ends with the visit.
CREATE TABLE search_queries (
	id INTEGER PRIMARY KEY,
	session TEXT NOT NULL,
	locale TEXT NOT NULL,
	query TEXT NOT NULL,
	hits INTEGER NOT NULL,
	searched_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX search_queries_by_time ON search_queries (searched_at);
CREATE TABLE search_clicks (
	id INTEGER PRIMARY KEY,
	query_id INTEGER NOT NULL REFERENCES search_queries (id) ON DELETE CASCADE,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	result_pos INTEGER NOT NULL,
	add_to_cart INTEGER NOT NULL,
	clicked_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX search_clicks_by_query ON search_clicks (query_id);
CREATE INDEX search_clicks_by_variant ON search_clicks (variant_id);
