-- The day that the buyer wants the goods on (ISO, '' for none), and whether they may come in parts: '' where the buyer has not said, welcome or complete.
ALTER TABLE orders ADD COLUMN wanted_on TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN part_deliveries TEXT NOT NULL DEFAULT '';
