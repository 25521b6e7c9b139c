-- Works with the version before: an index that it does not know.
-- A seller's own number of an article as people type it (docs/decisions/0118-a-sellers-own-numbers-are-the-codes.md).
CREATE INDEX variants_by_code ON variants (upper(replace(replace(replace(article, '-', ''), ' ', ''), '_', ''))) WHERE article IS NOT NULL;
