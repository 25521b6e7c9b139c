-- What is taken off a price besides volume prices: campaigns for all, the prices of an account, and by the value of a cart.
-- Each holds from the start of start_date to the end of end_date, days in Finland (ISO); NULL: open on that side.
CREATE TABLE discounts (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('line', 'personal', 'order')),
	-- Hundredths of a per cent: 250 is 2.5 %.
	percent_bp INTEGER NOT NULL CHECK (percent_bp BETWEEN 1 AND 10000),
	-- From how much on: units of the line for kind line, else cents of goods before discounts.
	threshold INTEGER NOT NULL DEFAULT 0 CHECK (threshold >= 0),
	start_date TEXT,
	end_date TEXT,
	-- What a line discount is on; a category means all below it too.
	category_id INTEGER REFERENCES categories (id),
	product_id INTEGER REFERENCES products (id),
	supplied_variant_id INTEGER REFERENCES supplied_variants (id),
	-- Whose a personal discount is.
	user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
	title_de TEXT NOT NULL DEFAULT '',
	title_en TEXT NOT NULL DEFAULT '',
	title_et TEXT NOT NULL DEFAULT '',
	title_fi TEXT NOT NULL DEFAULT '',
	CHECK ((category_id IS NOT NULL) + (product_id IS NOT NULL) + (supplied_variant_id IS NOT NULL) = (kind = 'line')),
	CHECK ((user_id IS NOT NULL) = (kind = 'personal')),
	CHECK (start_date IS NULL OR end_date IS NULL OR start_date <= end_date)
);
CREATE INDEX discounts_for_all ON discounts (end_date) WHERE user_id IS NULL;
CREATE INDEX discounts_by_user ON discounts (user_id) WHERE user_id IS NOT NULL;
