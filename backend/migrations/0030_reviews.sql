-- What buyers say of their orders. Each belongs to one order; those of orders that were not delivered are not shown.

CREATE TABLE reviews (
	order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
	rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
	-- In the buyer's own words and language; '' where only a rating was given.
	text TEXT NOT NULL DEFAULT '',
	language TEXT NOT NULL CHECK (language IN ('de', 'en', 'et', 'fi')),
	-- ISO day.
	written_on TEXT NOT NULL
);

CREATE TABLE review_translations (
	order_id INTEGER NOT NULL REFERENCES reviews (order_id) ON DELETE CASCADE,
	language TEXT NOT NULL CHECK (language IN ('de', 'en', 'et', 'fi')),
	text TEXT NOT NULL,
	PRIMARY KEY (order_id, language)
) WITHOUT ROWID;
