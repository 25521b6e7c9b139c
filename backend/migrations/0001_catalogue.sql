-- The catalogue: categories, products, variants, and who supplies them at what price.
-- Money is integer cents, weight integer grams, length integer millimetres. The four languages are columns, so that a read takes one row.

CREATE TABLE suppliers (
	id INTEGER PRIMARY KEY,
	code TEXT NOT NULL UNIQUE,
	name TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (country IN ('FI', 'DE', 'EE'))
);

CREATE TABLE categories (
	id INTEGER PRIMARY KEY,
	parent_id INTEGER REFERENCES categories (id),
	slug TEXT NOT NULL UNIQUE,
	position INTEGER NOT NULL,
	title_de TEXT NOT NULL,
	title_en TEXT NOT NULL,
	title_et TEXT NOT NULL,
	title_fi TEXT NOT NULL,
	description_de TEXT NOT NULL,
	description_en TEXT NOT NULL,
	description_et TEXT NOT NULL,
	description_fi TEXT NOT NULL,
	-- Attribute codes shown as table columns, as a JSON array: ["h","b","s","t","length"].
	columns TEXT NOT NULL DEFAULT '[]',
	-- The product whose drawing stands for the category.
	drawing_product_id INTEGER,
	-- Visible variants and products in it and below it.
	variant_count INTEGER NOT NULL DEFAULT 0,
	product_count INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX categories_by_parent ON categories (parent_id, position);

CREATE TABLE attributes (
	code TEXT PRIMARY KEY,
	-- The sign in a table head and on a drawing: h, b, s, t, d, L.
	symbol TEXT NOT NULL,
	-- mm, m, kg/m, mm², … or '' where it has none.
	unit TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('number', 'text')),
	position INTEGER NOT NULL,
	title_de TEXT NOT NULL,
	title_en TEXT NOT NULL,
	title_et TEXT NOT NULL,
	title_fi TEXT NOT NULL
);

-- The words for the values of text attributes (finish "galvanised": feuerverzinkt, …). A value without a row is shown as it stands (S355J2).
CREATE TABLE attribute_values (
	attribute_code TEXT NOT NULL REFERENCES attributes (code),
	value TEXT NOT NULL,
	position INTEGER NOT NULL,
	title_de TEXT NOT NULL,
	title_en TEXT NOT NULL,
	title_et TEXT NOT NULL,
	title_fi TEXT NOT NULL,
	PRIMARY KEY (attribute_code, value)
) WITHOUT ROWID;

CREATE TABLE products (
	id INTEGER PRIMARY KEY,
	slug TEXT NOT NULL UNIQUE,
	category_id INTEGER NOT NULL REFERENCES categories (id),
	position INTEGER NOT NULL,
	title_de TEXT NOT NULL,
	title_en TEXT NOT NULL,
	title_et TEXT NOT NULL,
	title_fi TEXT NOT NULL,
	description_de TEXT NOT NULL,
	description_en TEXT NOT NULL,
	description_et TEXT NOT NULL,
	description_fi TEXT NOT NULL,
	-- The standard it is made to: EN 10365.
	norm TEXT NOT NULL,
	-- What the drawings are made from: a shape's name and its dimensions in mm, as JSON.
	shape TEXT NOT NULL,
	dimensions TEXT NOT NULL,
	-- Attributes that all its variants share, as JSON: [{"code":"h","value":200}].
	attributes TEXT NOT NULL DEFAULT '[]',
	-- How a variant is counted: piece, pack, roll, set.
	unit TEXT NOT NULL,
	hidden INTEGER NOT NULL DEFAULT 0,
	-- A rank above 0 puts it among the popular products, 1 first.
	popular INTEGER NOT NULL DEFAULT 0,
	variant_count INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX products_by_category ON products (category_id, position);
CREATE INDEX products_popular ON products (popular) WHERE popular > 0;

CREATE TABLE variants (
	-- The code that buyers see is CR- and this id in six digits.
	id INTEGER PRIMARY KEY,
	product_id INTEGER NOT NULL REFERENCES products (id),
	position INTEGER NOT NULL,
	-- What tells it from its siblings: "6 m, S355J2, feuerverzinkt".
	title_de TEXT NOT NULL,
	title_en TEXT NOT NULL,
	title_et TEXT NOT NULL,
	title_fi TEXT NOT NULL,
	-- Its own attributes, as JSON: [{"code":"length","value":6000},{"code":"grade","value":"S355J2"}].
	attributes TEXT NOT NULL,
	weight_g INTEGER NOT NULL,
	-- Only for what is sold by length, so that a price per metre makes sense.
	length_mm INTEGER,
	hidden INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX variants_by_product ON variants (product_id, position);

-- A variant in its own category and in every category above it; position is the default order of a list.
CREATE TABLE category_variants (
	category_id INTEGER NOT NULL REFERENCES categories (id),
	position INTEGER NOT NULL,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	hidden INTEGER NOT NULL DEFAULT 0,
	PRIMARY KEY (category_id, position)
) WITHOUT ROWID;
CREATE INDEX category_variants_by_variant ON category_variants (variant_id);

CREATE TABLE supplied_variants (
	id INTEGER PRIMARY KEY,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
	supplier_code TEXT NOT NULL,
	price_cents INTEGER NOT NULL CHECK (price_cents > 0),
	min_order INTEGER NOT NULL DEFAULT 1 CHECK (min_order > 0),
	pack_size INTEGER NOT NULL DEFAULT 1 CHECK (pack_size > 0),
	availability TEXT NOT NULL CHECK (availability IN ('available', 'low', 'out')),
	-- Working days. Both: a range; min alone: "from"; max alone: "up to"; both the same with approx: "about".
	delivery_min INTEGER,
	delivery_max INTEGER,
	delivery_approx INTEGER NOT NULL DEFAULT 0,
	-- The offer that a list shows: the lowest price among those that can be delivered. Exactly one a variant.
	is_best INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX supplied_variants_by_variant ON supplied_variants (variant_id, is_best DESC, price_cents);
CREATE UNIQUE INDEX supplied_variants_best ON supplied_variants (variant_id) WHERE is_best = 1;

-- The price per unit from this quantity up.
CREATE TABLE volume_prices (
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	threshold INTEGER NOT NULL CHECK (threshold > 1),
	price_cents INTEGER NOT NULL CHECK (price_cents > 0),
	PRIMARY KEY (supplied_variant_id, threshold)
) WITHOUT ROWID;

-- Bundles of supplied variants at one price.
CREATE TABLE sets (
	id INTEGER PRIMARY KEY,
	slug TEXT NOT NULL UNIQUE,
	title_de TEXT NOT NULL,
	title_en TEXT NOT NULL,
	title_et TEXT NOT NULL,
	title_fi TEXT NOT NULL,
	description_de TEXT NOT NULL,
	description_en TEXT NOT NULL,
	description_et TEXT NOT NULL,
	description_fi TEXT NOT NULL,
	price_cents INTEGER NOT NULL
);

CREATE TABLE set_items (
	set_id INTEGER NOT NULL REFERENCES sets (id),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	quantity INTEGER NOT NULL,
	PRIMARY KEY (set_id, supplied_variant_id)
) WITHOUT ROWID;
CREATE INDEX set_items_by_supply ON set_items (supplied_variant_id);

-- Names in all four languages, codes, grades and sizes of a variant, as words: letters and digits apart, "," as ".".
CREATE VIRTUAL TABLE variant_search USING fts5 (words, content = '', tokenize = "unicode61 remove_diacritics 2 tokenchars '.'", prefix = '2 3');
CREATE VIRTUAL TABLE category_search USING fts5 (words, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
