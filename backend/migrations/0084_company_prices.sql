-- Works with the version before: it charges the prices of everybody, as before, until it is gone.
-- What companies pay less, as staff have set it. A list is replaced as a whole; earlier ones stay, so that it can be told who has set what when.
CREATE TABLE company_price_lists (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	vat TEXT NOT NULL REFERENCES companies (vat) ON DELETE CASCADE,
	-- The id of the key by which it was set; 0 for DESK_KEY.
	set_by INTEGER NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	replaced_at TEXT
);
CREATE UNIQUE INDEX company_price_lists_in_force ON company_price_lists (vat) WHERE replaced_at IS NULL;

-- On all goods where it is on no category (with all below it), product or article.
CREATE TABLE company_discounts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	list_id INTEGER NOT NULL REFERENCES company_price_lists (id) ON DELETE CASCADE,
	-- Hundredths of a per cent.
	percent_bp INTEGER NOT NULL CHECK (percent_bp BETWEEN 1 AND 10000),
	category_id INTEGER REFERENCES categories (id),
	product_id INTEGER REFERENCES products (id),
	variant_id INTEGER REFERENCES variants (id),
	-- Its last day in Finland, ISO; NULL: until further notice.
	end_date TEXT,
	CHECK ((category_id IS NOT NULL) + (product_id IS NOT NULL) + (variant_id IS NOT NULL) <= 1)
);
CREATE INDEX company_discounts_by_list ON company_discounts (list_id);
