-- Works with the version before: it leaves the new columns NULL, and has never written a second price of a supplier for a variant.
-- What an import needs to know its own goods again (docs/decisions/0114-catalogue-imports.md).

-- The article number by which files and other systems name a variant; NULL where it came with none.
ALTER TABLE variants ADD COLUMN article TEXT;
CREATE UNIQUE INDEX variants_by_article ON variants (article);
-- A digest of what was last imported, so that the same again changes nothing; NULL after any other change.
ALTER TABLE products ADD COLUMN import_digest TEXT;
-- The import that has last named it: what another one has named is gone from the file.
ALTER TABLE products ADD COLUMN import_run TEXT;
-- A category that is gone from the catalogue: hidden goods of old orders still refer to it.
ALTER TABLE categories ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
-- A supplier has one price for a variant.
CREATE UNIQUE INDEX supplied_variants_by_supplier ON supplied_variants (variant_id, supplier_id);
