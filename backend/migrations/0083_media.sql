-- Works with the version before: it reads none of this, and shows goods by their drawings as it did.
-- Photographs and documents of goods (docs/decisions/0121-media-of-goods.md).

-- Objects of the bucket FILES that goods may refer to, by the SHA-256 of their content.
CREATE TABLE media (
	digest TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	-- In pixels; NULL of documents.
	width INTEGER,
	height INTEGER
) STRICT;

-- JSON lists in the order in which they are shown; NULL: none.
ALTER TABLE products ADD COLUMN pictures TEXT;
ALTER TABLE products ADD COLUMN documents TEXT;

-- A category is shown by a picture of one of its products (migration 0058).
CREATE TRIGGER products_pictures_update AFTER UPDATE OF pictures ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
