-- Words by which single products are found, such as the sets that their pages offer: by the product's slug.
CREATE TABLE search_words_by_kind (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('category', 'product', 'value', 'norm')),
	key TEXT NOT NULL,
	language TEXT NOT NULL,
	words TEXT NOT NULL
);
INSERT INTO search_words_by_kind SELECT id, kind, key, language, words FROM search_words;
DROP TABLE search_words;
ALTER TABLE search_words_by_kind RENAME TO search_words;
