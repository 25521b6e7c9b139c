-- How the shop saws a line's whole bars: [{"bars": n, "pieces": [{"length": mm, "pieces": n}]}]; '[]' if they stay whole.
ALTER TABLE cart_items ADD COLUMN saw_plan TEXT NOT NULL DEFAULT '[]';
ALTER TABLE list_items ADD COLUMN saw_plan TEXT NOT NULL DEFAULT '[]';
