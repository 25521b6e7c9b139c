-- What a category's page says about all that is in it and below it. Kept as figures, since counting them reads every variant;
-- The index of the catalogue fills them after each change of the catalogue.

-- Standards and grades, the most common first, as JSON arrays: ["EN 10365"].
ALTER TABLE categories ADD COLUMN norms TEXT NOT NULL DEFAULT '[]';
ALTER TABLE categories ADD COLUMN grades TEXT NOT NULL DEFAULT '[]';
ALTER TABLE categories ADD COLUMN supplier_count INTEGER NOT NULL DEFAULT 0;

-- A category in the order of the variants' codes.
CREATE INDEX category_variants_by_code ON category_variants (category_id, hidden, variant_id);
