-- The shop's data, in the order of its story: goods, prices and terms, buyers, the cart that becomes an order, its
-- consequences, and the shop's own records. Money is integer cents, a weight integer grams, a length integer millimetres, a
-- rate hundredths of a per cent (2550 is 25.5 %). A time is ISO in UTC, a day ISO by the seller's clock. 0 and 1 are no and
-- yes. Comments mark JSON columns.

-- ──── Goods

-- The tree of goods. The catalogue index fills its figures, because counting them reads every variant.
CREATE TABLE categories (
	id INTEGER PRIMARY KEY,
	parent_id INTEGER REFERENCES categories (id),
	slug TEXT NOT NULL UNIQUE,
	position INTEGER NOT NULL,
	columns TEXT NOT NULL DEFAULT '[]',
	-- The category shows this product's drawing.
	drawing_product_id INTEGER,
	-- Visible variants and products in it and below it.
	variant_count INTEGER NOT NULL DEFAULT 0,
	product_count INTEGER NOT NULL DEFAULT 0,
	-- Standards and grades, most common first, as JSON arrays: ["EN 10365"].
	norms TEXT NOT NULL DEFAULT '[]',
	grades TEXT NOT NULL DEFAULT '[]',
	supplier_count INTEGER NOT NULL DEFAULT 0,
	-- 1: removed from the catalogue. Old orders still refer to hidden goods.
	hidden INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX categories_by_parent ON categories (parent_id, position);

-- Texts of a category, one row a language: another language needs no new columns.
CREATE TABLE category_translations (
	category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (category_id, language)
) WITHOUT ROWID;

-- Properties of goods: height, grade, finish.
CREATE TABLE attributes (
	code TEXT PRIMARY KEY,
	-- The symbol in table heads and drawings: h, b, s, t, d, L.
	symbol TEXT NOT NULL,
	-- mm, m, kg/m, mm², … or '' without a unit.
	unit TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('number', 'text')),
	position INTEGER NOT NULL
);

CREATE TABLE attribute_translations (
	attribute_code TEXT NOT NULL REFERENCES attributes (code) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (attribute_code, language)
) WITHOUT ROWID;

-- Words for the values of text attributes (finish "galvanised"). A value without a row is shown as is: S355J2.
CREATE TABLE attribute_values (
	attribute_code TEXT NOT NULL REFERENCES attributes (code),
	value TEXT NOT NULL,
	position INTEGER NOT NULL,
	PRIMARY KEY (attribute_code, value)
) WITHOUT ROWID;

CREATE TABLE attribute_value_translations (
	attribute_code TEXT NOT NULL,
	value TEXT NOT NULL,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (attribute_code, value, language),
	FOREIGN KEY (attribute_code, value) REFERENCES attribute_values (attribute_code, value) ON DELETE CASCADE
) WITHOUT ROWID;

-- Goods with a page of their own: IPE 200. Variants differ in length, grade and finish.
CREATE TABLE products (
	id INTEGER PRIMARY KEY,
	slug TEXT NOT NULL UNIQUE,
	category_id INTEGER NOT NULL REFERENCES categories (id),
	position INTEGER NOT NULL,
	norm TEXT NOT NULL,
	-- Source of the drawings: a shape's name and its dimensions in mm, as JSON.
	shape TEXT NOT NULL,
	dimensions TEXT NOT NULL,
	-- Attributes that all its variants share, as JSON: [{"code":"h","value":200}].
	attributes TEXT NOT NULL DEFAULT '[]',
	-- The unit of a variant: piece, pack, roll, set.
	unit TEXT NOT NULL,
	hidden INTEGER NOT NULL DEFAULT 0,
	-- A rank above 0 makes the product popular, 1 first.
	popular INTEGER NOT NULL DEFAULT 0,
	variant_count INTEGER NOT NULL DEFAULT 0,
	-- The price of one cut; NULL for products that are never cut.
	cut_fee_cents INTEGER CHECK (cut_fee_cents >= 0),
	-- The shortest piece; the longest is the variant's length.
	cut_min_mm INTEGER CHECK (cut_min_mm > 0),
	-- Material that the saw removes with each cut.
	cut_kerf_mm INTEGER CHECK (cut_kerf_mm >= 0),
	-- Tolerance of a piece's length.
	cut_tolerance_mm INTEGER CHECK (cut_tolerance_mm >= 0),
	-- Cutting plates to size: the price of a metre of cut, the shortest side of a piece, and the distance of pieces. NULL if it is not offered.
	plate_cut_fee_cents INTEGER CHECK (plate_cut_fee_cents >= 0),
	plate_cut_min_mm INTEGER CHECK (plate_cut_min_mm > 0),
	plate_cut_gap_mm INTEGER CHECK (plate_cut_gap_mm >= 0),
	-- The price of the 3.1 certificate (EN 10204) of a line; NULL if there is none.
	certificate_cents INTEGER CHECK (certificate_cents > 0),
	-- A digest of the last import, so that a repeated one changes nothing; NULL after any other change.
	import_digest TEXT,
	-- The last import that named it: products named only by an earlier one are gone from the file.
	import_run TEXT,
	-- JSON lists in display order; NULL for none.
	pictures TEXT,
	documents TEXT
);
CREATE INDEX products_by_category ON products (category_id, position);
CREATE INDEX products_popular ON products (popular) WHERE popular > 0;
CREATE INDEX products_without_pictures ON products (id) WHERE pictures IS NULL;

CREATE TABLE product_translations (
	product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	-- 1: the text is another language's, which stands in for a missing one.
	lacks_title INTEGER NOT NULL DEFAULT 0 CHECK (lacks_title IN (0, 1)),
	lacks_description INTEGER NOT NULL DEFAULT 0 CHECK (lacks_description IN (0, 1)),
	PRIMARY KEY (product_id, language)
) WITHOUT ROWID;
CREATE INDEX product_translations_by_title ON product_translations (language, title COLLATE NOCASE);
CREATE INDEX product_translations_lacking ON product_translations (language, product_id) WHERE lacks_title + lacks_description > 0;

-- The unit of ordering: IPE 200, 6 m, S235JR, roh.
CREATE TABLE variants (
	-- Buyers see the code CR- and this id in six digits.
	id INTEGER PRIMARY KEY,
	product_id INTEGER NOT NULL REFERENCES products (id),
	position INTEGER NOT NULL,
	-- Distinguishes it from its siblings: "6 m, S355J2, feuerverzinkt".
	attributes TEXT NOT NULL,
	weight_g INTEGER NOT NULL,
	-- Only for goods sold by length, whose price per metre makes sense.
	length_mm INTEGER,
	hidden INTEGER NOT NULL DEFAULT 0,
	-- The article number that files and other systems use for a variant; NULL if it came without one.
	article TEXT
);
CREATE INDEX variants_by_product ON variants (product_id, position);
CREATE UNIQUE INDEX variants_by_article ON variants (article);
CREATE INDEX variants_by_code ON variants (upper(replace(replace(replace(article, '-', ''), ' ', ''), '_', ''))) WHERE article IS NOT NULL;

CREATE TABLE variant_translations (
	variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (variant_id, language)
) WITHOUT ROWID;

-- Makers and stockists.
CREATE TABLE suppliers (
	id INTEGER PRIMARY KEY,
	code TEXT NOT NULL UNIQUE,
	name TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (country IN ('FI', 'DE', 'EE')),
	-- For purchase orders; '' for none.
	email TEXT NOT NULL DEFAULT ''
);

-- A variant as one supplier sells it: price, packs, stock and time.
CREATE TABLE supplied_variants (
	id INTEGER PRIMARY KEY,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
	supplier_code TEXT NOT NULL,
	price_cents INTEGER NOT NULL CHECK (price_cents > 0),
	min_order INTEGER NOT NULL DEFAULT 1 CHECK (min_order > 0),
	pack_size INTEGER NOT NULL DEFAULT 1 CHECK (pack_size > 0),
	availability TEXT NOT NULL CHECK (availability IN ('available', 'low', 'out')),
	-- Working days. Both: a range; min alone: "from"; max alone: "up to"; both equal with approx: "about".
	delivery_min INTEGER,
	delivery_max INTEGER,
	delivery_approx INTEGER NOT NULL DEFAULT 0,
	-- The offer in lists: the lowest price among deliverable ones. Exactly one a variant.
	is_best INTEGER NOT NULL DEFAULT 0,
	-- Units in the supplier's stock, and the working days until more arrive. NULL: the supplier does not say.
	stock INTEGER CHECK (stock >= 0),
	restock_days INTEGER CHECK (restock_days > 0),
	-- The supplier's price of one unit for the shop; NULL if unknown. Buyers never see it.
	purchase_cents INTEGER CHECK (purchase_cents > 0)
);
CREATE INDEX supplied_variants_by_variant ON supplied_variants (variant_id, is_best DESC, price_cents);
CREATE UNIQUE INDEX supplied_variants_best ON supplied_variants (variant_id) WHERE is_best = 1;
CREATE INDEX supplied_variants_by_code ON supplied_variants (upper(replace(replace(supplier_code, '-', ''), ' ', '')));
CREATE UNIQUE INDEX supplied_variants_by_supplier ON supplied_variants (variant_id, supplier_id);

-- The unit price from this quantity up.
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
	price_cents INTEGER NOT NULL
);

CREATE TABLE set_translations (
	set_id INTEGER NOT NULL REFERENCES sets (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (set_id, language)
) WITHOUT ROWID;

-- The contents of a set, with quantities.
CREATE TABLE set_items (
	set_id INTEGER NOT NULL REFERENCES sets (id),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	quantity INTEGER NOT NULL,
	PRIMARY KEY (set_id, supplied_variant_id)
) WITHOUT ROWID;
CREATE INDEX set_items_by_supply ON set_items (supplied_variant_id);

-- Photographs and documents of goods, by the SHA-256 of their content: objects of the bucket FILES.
CREATE TABLE media (
	digest TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	-- In pixels; NULL for documents.
	width INTEGER,
	height INTEGER,
	-- Increases when a smaller picture is replaced, which changes the picture's address.
	version INTEGER NOT NULL DEFAULT 0,
	-- The time since which no product names it; NULL while one does, and after an import has asked for it.
	unnamed_since TEXT,
	-- 1: goods have shown it. Orders and offers keep showing it, so it stays.
	is_shown INTEGER NOT NULL DEFAULT 0 CHECK (is_shown IN (0, 1)),
	-- The time that the job last began to delete its objects; NULL while they exist.
	deleting_since TEXT
) STRICT;

-- The import that writes: one at a time.
CREATE TABLE running_import (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	run TEXT NOT NULL,
	-- The source, such as the name of a file; NULL if unknown.
	source TEXT,
	started_at TEXT NOT NULL,
	-- From this time on another import may write, unless this one calls again first.
	locked_until TEXT NOT NULL
) STRICT;

-- A file that somebody imports at the desk, for a day: what is read from it, and how far its check or its import has come.
CREATE TABLE catalogue_files (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('catalogue', 'prices')),
	state TEXT NOT NULL CHECK (state IN ('checking', 'checked', 'refused', 'running', 'done')),
	-- Parts that its check or its import has dealt with.
	dealt INTEGER NOT NULL DEFAULT 0,
	parts INTEGER NOT NULL,
	-- JSON: what products refer to and what is hidden, and what the check or the import has found so far.
	head TEXT NOT NULL,
	report TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) STRICT;
CREATE INDEX catalogue_files_by_time ON catalogue_files (created_at);

-- Some products or rows of prices, JSON.
CREATE TABLE catalogue_file_parts (
	file_id TEXT NOT NULL REFERENCES catalogue_files (id) ON DELETE CASCADE,
	part INTEGER NOT NULL,
	content TEXT NOT NULL,
	PRIMARY KEY (file_id, part)
) STRICT, WITHOUT ROWID;


-- ──── Finding goods: derived from the tables above, and rebuilt after each change

-- One row: its version keys the chunks in memory.
CREATE TABLE catalogue_version (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	version TEXT NOT NULL,
	variant_count INTEGER NOT NULL,
	-- The codes of facet_chunks, as a JSON array.
	codes TEXT NOT NULL,
	-- The number of suppliers of visible goods, counted with the index for the home page.
	supplier_count INTEGER NOT NULL DEFAULT 0
);

-- One row: whether the index has the latest goods. People at the desk change goods one by one, and a job then makes the index anew.
CREATE TABLE catalogue_index_state (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	-- Counts changes of goods at the desk, and has the number of them in the index.
	changed INTEGER NOT NULL DEFAULT 0,
	indexed INTEGER NOT NULL DEFAULT 0,
	-- Counts indexes: one that was made from older rows does not replace a newer one.
	made INTEGER NOT NULL DEFAULT 0,
	-- Until then a job is making the index; NULL while none is.
	claimed_until TEXT
) STRICT;
INSERT INTO catalogue_index_state (id) VALUES (1);

-- One row. Every answer of the catalogue contains categories and names of attributes, which seldom change. Memory keeps them
-- (backend/catalogue/catalogue-texts.ts) under this version, and every change of them sets a new version.
CREATE TABLE catalogue_texts_version (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	version TEXT NOT NULL
);
INSERT INTO catalogue_texts_version (id, version) VALUES (1, hex(randomblob(12)));

-- Every variant has an ordinal, from 0 in the catalogue's order. A category or product is the run from first up to, but
-- without, end.
CREATE TABLE catalogue_runs (
	kind TEXT NOT NULL CHECK (kind IN ('category', 'product')),
	id INTEGER NOT NULL,
	first INTEGER NOT NULL,
	end INTEGER NOT NULL,
	PRIMARY KEY (kind, id)
) WITHOUT ROWID;

-- The variants with each value of an attribute, in a chunk of ordinals: {"6000": bitmap, …} (backend/catalogue/bits.ts).
CREATE TABLE facet_chunks (
	code TEXT NOT NULL,
	chunk INTEGER NOT NULL,
	bits TEXT NOT NULL,
	PRIMARY KEY (code, chunk)
);

-- A number for each ordinal of a chunk: ids of variants and products, and positions in the order of names and codes.
CREATE TABLE order_chunks (
	name TEXT NOT NULL,
	chunk INTEGER NOT NULL,
	numbers TEXT NOT NULL,
	PRIMARY KEY (name, chunk)
);

-- Trade terms besides the catalogue's own titles. kind: category (key: slug), product (key: slug), value (key:
-- finish/galvanised), norm (key: EN 10365). language: de, en, et, fi, or '' for words of any language; 'related' for words that
-- fit other categories better.
CREATE TABLE search_words (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('category', 'product', 'value', 'norm')),
	key TEXT NOT NULL,
	language TEXT NOT NULL,
	words TEXT NOT NULL,
	-- 1: staff have added it at the desk, and may remove it.
	is_added INTEGER NOT NULL DEFAULT 0 CHECK (is_added IN (0, 1))
);
CREATE INDEX search_words_added ON search_words (id) WHERE is_added = 1;

-- The visible variants with a term, and its field (backend/search/built-in/terms/fields.ts). Bits as in facet_chunks, in larger
-- chunks.
CREATE TABLE term_bits (
	term TEXT NOT NULL,
	field INTEGER NOT NULL,
	chunk INTEGER NOT NULL,
	bits TEXT NOT NULL,
	PRIMARY KEY (term, field, chunk)
) WITHOUT ROWID;

-- The search index in an isolate's memory: its version, all terms with languages and frequencies, the terms of categories.
-- Split into parts.
CREATE TABLE search_dictionary (
	kind TEXT NOT NULL CHECK (kind IN ('version', 'terms', 'categories')),
	part INTEGER NOT NULL,
	content TEXT NOT NULL,
	PRIMARY KEY (kind, part)
) WITHOUT ROWID;

-- Searches, without personal data: the session is a random id that ends with the visit.
CREATE TABLE search_queries (
	id INTEGER PRIMARY KEY,
	session TEXT NOT NULL,
	locale TEXT NOT NULL,
	query TEXT NOT NULL,
	hits INTEGER NOT NULL,
	searched_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX search_queries_by_time ON search_queries (searched_at);
CREATE INDEX search_queries_of_visits ON search_queries (searched_at) WHERE session <> '';

-- Hits that were opened or put into the cart.
CREATE TABLE search_clicks (
	id INTEGER PRIMARY KEY,
	query_id INTEGER NOT NULL REFERENCES search_queries (id) ON DELETE CASCADE,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	result_pos INTEGER NOT NULL,
	add_to_cart INTEGER NOT NULL,
	clicked_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX search_clicks_by_query ON search_clicks (query_id);
CREATE INDEX search_clicks_by_variant ON search_clicks (variant_id);


-- ──── Terms of sale, and words of pages

-- Countries that the shop delivers to.
CREATE TABLE countries (
	code TEXT PRIMARY KEY,
	position INTEGER NOT NULL,
	calling_code TEXT NOT NULL
);

CREATE TABLE country_translations (
	country_code TEXT NOT NULL REFERENCES countries (code) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (country_code, language)
) WITHOUT ROWID;

-- A country's VAT rate from a day on.
CREATE TABLE vat_rates (
	country TEXT NOT NULL,
	-- ISO day; it holds until the next row of the same country.
	valid_from TEXT NOT NULL,
	-- Hundredths of a per cent: 2550 is 25.5 %.
	rate_bp INTEGER NOT NULL,
	PRIMARY KEY (country, valid_from)
) WITHOUT ROWID;

-- Ways of delivery, and their prices.
CREATE TABLE delivery_methods (
	id INTEGER PRIMARY KEY,
	type TEXT NOT NULL UNIQUE,
	-- The country that it serves; NULL: any.
	country TEXT,
	position INTEGER NOT NULL,
	-- A flat price; NULL if the weight bands give it, or if it is free.
	price_cents INTEGER,
	-- The packaging part of the price, and the extra price for unloading by crane (NULL: not offered, or included).
	packaging_cents INTEGER NOT NULL DEFAULT 0 CHECK (packaging_cents >= 0),
	crane_cents INTEGER CHECK (crane_cents > 0)
);

-- The price of a method for a cart of up to this weight.
CREATE TABLE delivery_bands (
	delivery_method_id INTEGER NOT NULL REFERENCES delivery_methods (id),
	max_weight_g INTEGER NOT NULL,
	price_cents INTEGER NOT NULL,
	PRIMARY KEY (delivery_method_id, max_weight_g)
) WITHOUT ROWID;

-- Ways of payment: invoice, card.
CREATE TABLE payment_methods (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	position INTEGER NOT NULL
);

-- Discounts besides volume prices: campaigns for all, an account's own, and by the value of a cart. Each holds from the start
-- of start_date to the end of end_date; NULL leaves that side open.
CREATE TABLE discounts (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('line', 'personal', 'order')),
	-- Hundredths of a per cent: 250 is 2.5 %.
	percent_bp INTEGER NOT NULL CHECK (percent_bp BETWEEN 1 AND 10000),
	-- Threshold: units of the line for kind line, else cents of goods before discounts.
	threshold INTEGER NOT NULL DEFAULT 0 CHECK (threshold >= 0),
	start_date TEXT,
	end_date TEXT,
	-- Goods of a line discount; a category includes all below it.
	category_id INTEGER REFERENCES categories (id),
	product_id INTEGER REFERENCES products (id),
	supplied_variant_id INTEGER REFERENCES supplied_variants (id),
	-- The account of a personal discount.
	user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
	CHECK ((category_id IS NOT NULL) + (product_id IS NOT NULL) + (supplied_variant_id IS NOT NULL) = (kind = 'line')),
	CHECK ((user_id IS NOT NULL) = (kind = 'personal')),
	CHECK (start_date IS NULL OR end_date IS NULL OR start_date <= end_date)
);
CREATE INDEX discounts_by_user ON discounts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX discounts_for_all ON discounts (coalesce(end_date, '9999-12-31')) WHERE user_id IS NULL;

CREATE TABLE discount_translations (
	discount_id INTEGER NOT NULL REFERENCES discounts (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (discount_id, language)
) WITHOUT ROWID;

-- Announcements of the home page and of categories. Those of a language are in force one after the other.
CREATE TABLE promotions (
	name TEXT NOT NULL,
	locale TEXT NOT NULL,
	title TEXT NOT NULL,
	text TEXT NOT NULL,
	link TEXT NOT NULL,
	-- ISO days, each optional.
	start_date TEXT,
	end_date TEXT,
	PRIMARY KEY (name, locale)
) WITHOUT ROWID;

-- Topics of questions, in the order of the page.
CREATE TABLE faq_topics (
	locale TEXT NOT NULL,
	name TEXT NOT NULL,
	position INTEGER NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (name, locale)
) WITHOUT ROWID;

-- The order of questions in their topics. Those without a place are last.
CREATE TABLE faq_places (
	slug TEXT PRIMARY KEY,
	position INTEGER NOT NULL
) WITHOUT ROWID;

-- Questions and answers that the shop shows, in the languages that are complete.
CREATE TABLE faq (
	id INTEGER PRIMARY KEY,
	locale TEXT NOT NULL,
	-- The name of its topic.
	topic TEXT NOT NULL,
	slug TEXT NOT NULL,
	question TEXT NOT NULL,
	answer TEXT NOT NULL,
	UNIQUE (slug, locale)
);

-- Articles of the magazine that the shop shows, in the languages that are complete.
CREATE TABLE blogs (
	id INTEGER PRIMARY KEY,
	locale TEXT NOT NULL,
	slug TEXT NOT NULL,
	title TEXT NOT NULL,
	intro TEXT NOT NULL,
	-- Paragraphs separated by blank lines; a line that starts with "## " is a heading.
	body TEXT NOT NULL,
	-- ISO day: the first in the shop.
	published TEXT NOT NULL,
	-- The subject of an article: the product whose drawing illustrates it, and the category of its goods.
	product TEXT NOT NULL DEFAULT '',
	category TEXT NOT NULL DEFAULT '',
	UNIQUE (slug, locale)
);


-- ──── Buyers

-- The register of companies: for the company look-up, and for credit on invoice (docs/decisions/0070-credit-of-a-company.md).
CREATE TABLE companies (
	-- The VAT id in its international form: FI20774740, DE136695976, EE100931558.
	vat TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	street TEXT NOT NULL,
	postcode TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (country IN ('FI', 'DE', 'EE')),
	rating TEXT CHECK (rating IN ('good', 'poor')),
	-- The company's mail domain, by the register; '' if unknown.
	domain TEXT NOT NULL DEFAULT '',
	-- The maximum total of its open invoices, cents with VAT; NULL: the usual limit.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	-- The time since which a known account speaks for it (ISO); NULL: none does.
	verified_since TEXT,
	-- The time since which no order in its name is accepted (ISO); NULL: it is not blocked.
	blocked_since TEXT
);
CREATE INDEX companies_by_name ON companies (name COLLATE NOCASE);
CREATE INDEX companies_verified ON companies (vat, name) WHERE verified_since IS NOT NULL;

-- Their names from the second word on, and from each later one, by which staff find them.
CREATE TABLE company_name_ends (
	vat TEXT NOT NULL REFERENCES companies (vat) ON DELETE CASCADE,
	-- "Meyer GmbH" and "GmbH" of "Stahlbau Meyer GmbH".
	words TEXT NOT NULL COLLATE NOCASE,
	PRIMARY KEY (words, vat)
) WITHOUT ROWID;
CREATE INDEX company_name_ends_by_company ON company_name_ends (vat);

-- Prices agreed with a company: a list replaces the earlier one as a whole.
CREATE TABLE company_price_lists (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	vat TEXT NOT NULL REFERENCES companies (vat) ON DELETE CASCADE,
	-- The id of the key that set it; 0 for DESK_KEY.
	set_by INTEGER NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	replaced_at TEXT
);
CREATE UNIQUE INDEX company_price_lists_in_force ON company_price_lists (vat) WHERE replaced_at IS NULL;

-- The discounts of a company's list.
CREATE TABLE company_discounts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	list_id INTEGER NOT NULL REFERENCES company_price_lists (id) ON DELETE CASCADE,
	-- Hundredths of a per cent.
	percent_bp INTEGER NOT NULL CHECK (percent_bp BETWEEN 1 AND 10000),
	category_id INTEGER REFERENCES categories (id),
	product_id INTEGER REFERENCES products (id),
	variant_id INTEGER REFERENCES variants (id),
	-- Its last day; NULL: until further notice.
	end_date TEXT,
	CHECK ((category_id IS NOT NULL) + (product_id IS NOT NULL) + (variant_id IS NOT NULL) <= 1)
);
CREATE INDEX company_discounts_by_list ON company_discounts (list_id);

-- Accounts. A deleted one keeps its row, because orders and teams refer to it; erasing removes everything that identifies its
-- owner.
CREATE TABLE users (
	id INTEGER PRIMARY KEY,
	email TEXT NOT NULL UNIQUE,
	can_see_hidden INTEGER NOT NULL DEFAULT 0,
	-- Fields of the profile.
	company TEXT NOT NULL DEFAULT '',
	vatid TEXT NOT NULL DEFAULT '',
	customername TEXT NOT NULL DEFAULT '',
	phonenumber TEXT NOT NULL DEFAULT '',
	billingaddress TEXT NOT NULL DEFAULT '',
	billingaddress_additional_line TEXT NOT NULL DEFAULT '',
	billingpostcode TEXT NOT NULL DEFAULT '',
	billingcity TEXT NOT NULL DEFAULT '',
	billing_country TEXT NOT NULL DEFAULT '',
	-- 1: its mailbox is confirmed. An account made along with an order is not confirmed yet.
	is_verified INTEGER NOT NULL DEFAULT 0,
	is_deleted INTEGER NOT NULL DEFAULT 0,
	created_at TEXT,
	-- scrypt, as backend/platform/password-hash.ts writes it; NULL: the account signs in only by mailed links.
	password_hash TEXT,
	-- NULL until deletion.
	deleted_at TEXT,
	-- NULL until it is erased.
	erased_at TEXT
);
CREATE INDEX users_by_vat ON users (upper(replace(replace(vatid, ' ', ''), '-', ''))) WHERE vatid <> '';
CREATE UNIQUE INDEX users_by_email ON users (email COLLATE NOCASE);
CREATE INDEX users_to_erase ON users (deleted_at) WHERE is_deleted = 1 AND erased_at IS NULL;
CREATE INDEX users_unconfirmed ON users (created_at) WHERE is_verified = 0 AND is_deleted = 0;

-- Sign-ins of an account.
CREATE TABLE sessions (
	-- A digest.
	id TEXT PRIMARY KEY,
	-- Names the session on the account's own page; opens nothing.
	name TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- To the hour.
	used_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:00:00Z', 'now')),
	expires_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '+30 days')),
	-- Browser and system, in words of contract/values/device.ts.
	browser TEXT NOT NULL DEFAULT 'other',
	system TEXT NOT NULL DEFAULT 'other',
	-- The session's last language, to the hour like `used_at`, in words of contract/locale.ts; NULL until it is recorded.
	locale TEXT
) WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- The account of each valid session: the only definition of when a session is valid.
CREATE VIEW signed_in AS
	SELECT s.id AS session_id, s.user_id, u.can_see_hidden, s.used_at FROM sessions s CROSS JOIN users u ON u.id = s.user_id
	WHERE s.expires_at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now') AND u.is_deleted = 0;

-- Mailed links. Only the mail contains the token itself.
CREATE TABLE account_tokens (
	-- SHA-256, hex.
	token_hash TEXT PRIMARY KEY,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	purpose TEXT NOT NULL CHECK (purpose IN ('verification', 'magic_link', 'password_reset')),
	-- The order that asked for the account; the account gets it once its mailbox is confirmed.
	order_id INTEGER REFERENCES orders (id),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	used_at TEXT,
	-- The password chosen at sign-up (scrypt). The account gets it if the session that chose it uses the link; any other use
	-- drops it.
	password_hash TEXT,
	-- SHA-256 of the session that asked for the link, hex; '' for links of orders, whose session the order has.
	asked_by TEXT NOT NULL DEFAULT '',
	-- The form that used the link (SHA-256 of its idem, hex) and the session that it started: the repeated form gets the same
	-- answer.
	used_idem TEXT,
	session_id TEXT,
	-- The id of the session that a link started, for a repeated form. Its key derives from the link's token and the form's, and
	-- neither is stored here.
	sealed_session TEXT
) WITHOUT ROWID;
CREATE INDEX account_tokens_by_user ON account_tokens (user_id, created_at);
CREATE INDEX account_tokens_by_order ON account_tokens (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX account_tokens_by_expiry ON account_tokens (expires_at);
CREATE INDEX account_tokens_sealed ON account_tokens (used_at) WHERE sealed_session IS NOT NULL;

-- Recent attempts, one row each. The key is a digest of the limited action and its subject (an address, a mailbox).
CREATE TABLE attempts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	key TEXT NOT NULL,
	at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX attempts_by_key ON attempts (key, at);
CREATE INDEX attempts_by_time ON attempts (at);

-- Buyers of one company who buy together. A team has one VAT id, and a VAT id one team. Members founded the team or accepted an
-- invitation; typing the id joins nothing.
CREATE TABLE teams (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- With the country prefix: FI20774740.
	vat TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	is_cost_centre_required INTEGER NOT NULL DEFAULT 0 CHECK (is_cost_centre_required IN (0, 1))
);

-- Codes mailed to an address at a company's domain: the account that types one speaks for the company. An account has the latest alone.
CREATE TABLE company_codes (
	user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
	vat TEXT NOT NULL REFERENCES companies (vat) ON DELETE CASCADE,
	email TEXT NOT NULL,
	-- Keyed digest.
	code_hash TEXT NOT NULL,
	expires_at TEXT NOT NULL,
	used_at TEXT
);
CREATE INDEX company_codes_by_company ON company_codes (vat);
CREATE INDEX company_codes_by_expiry ON company_codes (expires_at);

-- Documents by which an account shows that it buys for a company, such as an extract of the register. Staff decide.
CREATE TABLE company_documents (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	vat TEXT NOT NULL REFERENCES companies (vat) ON DELETE CASCADE,
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
	-- Why it was declined; '' for others.
	reason TEXT NOT NULL DEFAULT '',
	-- The reader's language, and the origin of the page, for the mail about the decision.
	locale TEXT NOT NULL,
	origin TEXT NOT NULL,
	-- The form that sent it.
	key TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	decided_at TEXT
);
CREATE UNIQUE INDEX company_documents_open ON company_documents (user_id) WHERE state = 'open';
CREATE INDEX company_documents_waiting ON company_documents (vat) WHERE state = 'open';
CREATE INDEX company_documents_decided ON company_documents (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX company_documents_by_user ON company_documents (user_id, id);
CREATE INDEX company_documents_by_company ON company_documents (vat);

-- An account is in at most one team.
CREATE TABLE team_members (
	user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	role TEXT NOT NULL CHECK (role IN ('owner', 'approver', 'buyer')),
	-- A buyer's order above this amount, cents without VAT, waits for approval; NULL: none does.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX team_members_by_team ON team_members (team_id);

-- Invitations to a team.
CREATE TABLE team_invitations (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	-- SHA-256, hex.
	token_hash TEXT NOT NULL UNIQUE,
	email TEXT NOT NULL,
	role TEXT NOT NULL CHECK (role IN ('approver', 'buyer')),
	limit_cents INTEGER CHECK (limit_cents >= 0),
	invited_by INTEGER NOT NULL REFERENCES users (id),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	accepted_at TEXT,
	withdrawn_at TEXT,
	accepted_by INTEGER REFERENCES users (id)
);
CREATE INDEX team_invitations_by_team ON team_invitations (team_id);
CREATE UNIQUE INDEX team_invitations_open ON team_invitations (team_id, email COLLATE NOCASE) WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX team_invitations_by_email ON team_invitations (email COLLATE NOCASE);
CREATE INDEX team_invitations_by_expiry ON team_invitations (expires_at);
CREATE INDEX team_invitations_by_sender ON team_invitations (invited_by);
CREATE INDEX team_invitations_by_member ON team_invitations (accepted_by) WHERE accepted_by IS NOT NULL;

-- A team's cost centres, with their monthly limits.
CREATE TABLE cost_centres (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	code TEXT NOT NULL COLLATE NOCASE,
	name TEXT NOT NULL,
	-- The limit of its orders in a calendar month, cents without VAT: further orders need approval; NULL: no limit.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
	UNIQUE (team_id, code)
);

-- A team's projects, for orders in addition to cost centres.
CREATE TABLE projects (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	code TEXT NOT NULL COLLATE NOCASE,
	name TEXT NOT NULL,
	UNIQUE (team_id, code)
);

-- A team's own numbers and names for goods.
CREATE TABLE own_numbers (
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
	-- As typed.
	number TEXT NOT NULL,
	-- For comparison: without spaces, in lower case.
	key TEXT NOT NULL,
	-- "" for none.
	name TEXT NOT NULL DEFAULT '',
	PRIMARY KEY (team_id, variant_id),
	UNIQUE (team_id, key)
) WITHOUT ROWID;
CREATE INDEX own_numbers_by_variant ON own_numbers (variant_id);

-- The address book of an account or of its team.
CREATE TABLE addresses (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	-- Its author.
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- Its team; NULL: it belongs to its author.
	team_id INTEGER REFERENCES teams (id) ON DELETE CASCADE,
	label TEXT NOT NULL,
	company TEXT NOT NULL,
	name TEXT NOT NULL,
	phone TEXT NOT NULL,
	street_address TEXT NOT NULL,
	address_additional_line TEXT NOT NULL,
	post_code TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL,
	site_notes TEXT NOT NULL,
	-- Increases with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 1,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX addresses_by_user ON addresses (user_id);
CREATE INDEX addresses_by_team ON addresses (team_id) WHERE team_id IS NOT NULL;

-- The default address of new orders: one for an account, one for a team.
CREATE TABLE default_addresses (
	user_id INTEGER UNIQUE REFERENCES users (id) ON DELETE CASCADE,
	team_id INTEGER UNIQUE REFERENCES teams (id) ON DELETE CASCADE,
	address_id INTEGER NOT NULL REFERENCES addresses (id) ON DELETE CASCADE,
	CHECK ((user_id IS NULL) <> (team_id IS NULL))
);
CREATE INDEX default_addresses_by_address ON default_addresses (address_id);

-- An account's named lists: recurring orders, put into a cart whole or in part.
CREATE TABLE lists (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	-- The team that reads and uses it while its owner is a member; NULL: the owner alone.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	-- Increases with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 1,
	-- The key of the form that made it: a repeated form makes one list.
	idem TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- JSON: every (week, two_weeks, month, quarter), from (the first day), locale, origin (of the page, for the link in the
	-- reminder mail); NULL without a rhythm.
	rhythm TEXT,
	-- Its next due day.
	due_on TEXT,
	UNIQUE (user_id, idem)
);
CREATE UNIQUE INDEX lists_by_name ON lists (user_id, name COLLATE NOCASE);
CREATE INDEX lists_by_team ON lists (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX lists_by_due_day ON lists (due_on) WHERE due_on IS NOT NULL;

CREATE TABLE list_items (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	list_id INTEGER NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- mm; 0 if uncut.
	cut_length_mm INTEGER NOT NULL DEFAULT 0,
	-- Shorter side of a piece of a plate; 0 if cut from a bar.
	cut_width_mm INTEGER NOT NULL DEFAULT 0,
	certificate INTEGER NOT NULL DEFAULT 0,
	-- Units of the supply, or pieces of a cut line.
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	comment TEXT NOT NULL DEFAULT '',
	-- The noted unit price without VAT; the page shows later prices against it.
	noted_cents INTEGER NOT NULL CHECK (noted_cents >= 0),
	UNIQUE (list_id, supplied_variant_id, cut_length_mm, cut_width_mm, certificate)
);

CREATE TABLE list_sets (
	list_id INTEGER NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
	set_id INTEGER NOT NULL REFERENCES sets (id),
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	noted_cents INTEGER NOT NULL CHECK (noted_cents >= 0),
	PRIMARY KEY (list_id, set_id)
) WITHOUT ROWID;

-- Results of putting a list into a cart, with differences from the list, for the page of the cart. Kept for a day.
CREATE TABLE list_puts (
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- The key of the form.
	key TEXT NOT NULL,
	-- JSON, cents.
	told TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (user_id, key)
) WITHOUT ROWID;

-- Requests for a mail once a variant is available again.
CREATE TABLE stock_notices (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	email TEXT NOT NULL,
	-- The account that asked; NULL for a guest.
	user_id INTEGER REFERENCES users (id),
	-- Language and origin of the page that asked, for the mail and its links.
	locale TEXT NOT NULL,
	origin TEXT NOT NULL,
	-- The token in the latest mail about it.
	token_hash TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	confirmed_at TEXT,
	-- The time of the mail, which ends the notice. The row stays for the link that ends all notices of its address.
	told_at TEXT,
	-- 1: the variant's supplies may have changed since the job last checked. The job reads only these, every minute.
	is_to_check INTEGER NOT NULL DEFAULT 1 CHECK (is_to_check IN (0, 1))
);
CREATE UNIQUE INDEX stock_notices_by_variant ON stock_notices (variant_id, email COLLATE NOCASE);
CREATE INDEX stock_notices_by_email ON stock_notices (email COLLATE NOCASE);
CREATE INDEX stock_notices_by_user ON stock_notices (user_id);
CREATE INDEX stock_notices_by_age ON stock_notices (created_at);
CREATE INDEX stock_notices_by_telling ON stock_notices (told_at);
CREATE INDEX stock_notices_to_check ON stock_notices (is_to_check, id) WHERE is_to_check = 1 AND confirmed_at IS NOT NULL AND told_at IS NULL;

-- Messages of the contact forms as sent, and the answer to a request for a quotation.
CREATE TABLE contact_messages (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	kind TEXT NOT NULL CHECK (kind IN ('contact', 'supplier')),
	locale TEXT NOT NULL,
	email TEXT NOT NULL,
	message TEXT NOT NULL,
	company TEXT NOT NULL DEFAULT '',
	vat TEXT NOT NULL DEFAULT '',
	name TEXT NOT NULL DEFAULT '',
	phone TEXT NOT NULL DEFAULT '',
	-- The quantity, in the sender's words.
	quantity TEXT NOT NULL DEFAULT '',
	-- The subject, with its name at that time: "CR-001127 IPE 200, 6 m, S235JR, roh".
	variant_id INTEGER REFERENCES variants (id),
	item TEXT NOT NULL DEFAULT '',
	cart_uuid TEXT,
	-- NULL if the sender had no session yet.
	session_id TEXT,
	idem TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- The contents of the cart at that time, one line each; '' for none.
	cart TEXT NOT NULL DEFAULT '',
	-- Further fields of a company that wants to sell here: its web pages, and its products.
	website TEXT NOT NULL DEFAULT '',
	products TEXT NOT NULL DEFAULT '',
	-- A request for a quotation, and its destination in the sender's words.
	is_quote INTEGER NOT NULL DEFAULT 0,
	place TEXT NOT NULL DEFAULT '',
	-- The wanted day, ISO; '' for none.
	wanted_on TEXT NOT NULL DEFAULT '',
	-- The account that sent it, or that staff answered.
	user_id INTEGER REFERENCES users (id),
	-- Origin of the page that sent it, for links of mails.
	origin TEXT NOT NULL DEFAULT '',
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
	-- The quotation that answers it; NULL again once that is deleted.
	quotation_id INTEGER REFERENCES offers (id) ON DELETE SET NULL,
	answer TEXT NOT NULL DEFAULT '',
	-- The key of the call that answered it: a repeated call makes one quotation.
	answer_key TEXT,
	-- A double click may come from two sessions: the same form with the same content is one message.
	UNIQUE (idem, body_hash)
);
CREATE INDEX contact_messages_by_email ON contact_messages (email COLLATE NOCASE, created_at);
CREATE INDEX contact_messages_by_time ON contact_messages (created_at);
CREATE INDEX contact_messages_by_user ON contact_messages (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX contact_messages_by_request ON contact_messages (state) WHERE kind = 'contact' AND (is_quote = 1 OR item <> '' OR cart <> '');
CREATE UNIQUE INDEX contact_messages_by_quotation ON contact_messages (quotation_id) WHERE quotation_id IS NOT NULL;

-- Uploads with a message or a claim: objects of the bucket FILES.
CREATE TABLE files (
	id TEXT PRIMARY KEY,
	-- The session that uploaded it; only it may put the file into a form. '' for a file of staff.
	session_id TEXT NOT NULL,
	name TEXT NOT NULL,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	claim_id INTEGER REFERENCES claims (id) ON DELETE SET NULL,
	contact_message_id INTEGER REFERENCES contact_messages (id) ON DELETE SET NULL,
	company_document_id INTEGER REFERENCES company_documents (id) ON DELETE SET NULL,
	-- The number of the certificate whose paper it is.
	certificate TEXT REFERENCES certificates (number) ON DELETE SET NULL,
	-- The delivery that it shows.
	delivery_id INTEGER REFERENCES deliveries (id) ON DELETE SET NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) WITHOUT ROWID;
CREATE UNIQUE INDEX files_by_certificate ON files (certificate) WHERE certificate IS NOT NULL;
CREATE INDEX files_by_claim ON files (claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX files_by_document ON files (company_document_id) WHERE company_document_id IS NOT NULL;
CREATE INDEX files_by_message ON files (contact_message_id) WHERE contact_message_id IS NOT NULL;
CREATE INDEX files_by_delivery ON files (delivery_id) WHERE delivery_id IS NOT NULL;
CREATE INDEX files_of_nobody ON files (created_at)
	WHERE claim_id IS NULL AND contact_message_id IS NULL AND company_document_id IS NULL AND certificate IS NULL AND delivery_id IS NULL;


-- ──── From cart to order

-- Carts: a buyer's goods, and the details given on the way. A sent cart stays as it was ordered and gets a row in orders. An
-- offer is a copy of a cart with a row in offers.
CREATE TABLE carts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	session_id TEXT NOT NULL,
	user_id INTEGER REFERENCES users (id),
	locale TEXT NOT NULL,
	-- 1: it was sent and has a row in orders. Both are written together; jobs find old carts by it.
	is_ordered INTEGER NOT NULL DEFAULT 0 CHECK (is_ordered IN (0, 1)),
	-- Increases with every change until it is sent, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 0,
	delivery_method_id INTEGER NOT NULL DEFAULT 1 REFERENCES delivery_methods (id),
	is_own_freight_allowed INTEGER NOT NULL DEFAULT 1,
	own_freight_contract TEXT NOT NULL DEFAULT '',
	own_freight_carrier TEXT NOT NULL DEFAULT '',
	crane_unloading INTEGER NOT NULL DEFAULT 0,
	-- The price of delivery that staff have agreed with the buyer of a sent order; NULL: as the shop charges it.
	agreed_freight_cents INTEGER CHECK (agreed_freight_cents >= 0),
	-- The price of delivery in a staff quotation, for all of its goods; NULL: as the shop charges it.
	quoted_freight_cents INTEGER CHECK (quoted_freight_cents >= 0),
	payment_method_id INTEGER REFERENCES payment_methods (id),
	comment TEXT NOT NULL DEFAULT '',
	reference TEXT NOT NULL DEFAULT '',
	shipping_comment TEXT NOT NULL DEFAULT '',
	-- The day that the buyer wants the goods (ISO, '' for none), and part deliveries: '' (not answered), welcome or complete.
	wanted_on TEXT NOT NULL DEFAULT '',
	part_deliveries TEXT NOT NULL DEFAULT '',
	-- Codes; '' for none.
	cost_centre TEXT NOT NULL DEFAULT '',
	project TEXT NOT NULL DEFAULT '',
	-- The offer that it was made from, by its id in carts: backups need tables that refer to each other in one direction only. The
	-- offer's order discount, hundredths of a per cent, and its name there.
	from_offer_id INTEGER REFERENCES carts (id),
	offered_discount_bp INTEGER,
	offered_discount_title TEXT,
	-- The staff quotation that its prices come from; a quotation has its own id here. NULL: none.
	from_quotation_id INTEGER REFERENCES carts (id),
	-- ISO time from which its owner no longer wants to be asked about it; NULL: its owner may join it with another cart.
	set_aside_at TEXT,
	-- The cart that took over its lines. This one is then empty, and leads its owner there.
	joined_into INTEGER REFERENCES carts (id),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX carts_by_reference ON carts (reference COLLATE NOCASE) WHERE is_ordered = 1 AND reference <> '';
CREATE INDEX carts_by_session ON carts (session_id);
CREATE INDEX carts_by_user ON carts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX carts_unsent ON carts (updated_at) WHERE is_ordered = 0;
CREATE INDEX carts_of_guests_unsent ON carts (updated_at) WHERE is_ordered = 0 AND user_id IS NULL;
CREATE INDEX carts_by_from_offer ON carts (from_offer_id) WHERE from_offer_id IS NOT NULL;
CREATE INDEX carts_by_quotation ON carts (from_quotation_id) WHERE from_quotation_id IS NOT NULL;
CREATE INDEX carts_by_joined_into ON carts (joined_into) WHERE joined_into IS NOT NULL;

-- The order form, once for billing and once for a separate shipping address.
CREATE TABLE cart_forms (
	cart_id INTEGER NOT NULL REFERENCES carts (id),
	type TEXT NOT NULL CHECK (type IN ('billing', 'shipping')),
	vat TEXT NOT NULL DEFAULT '',
	-- valid, unverified (check digit wrong) or pending (the register could not be reached).
	vat_check TEXT NOT NULL DEFAULT '',
	company TEXT NOT NULL,
	name TEXT NOT NULL,
	phone TEXT NOT NULL,
	email TEXT NOT NULL,
	-- JSON array of addresses.
	additional_emails TEXT NOT NULL DEFAULT '[]',
	street_address TEXT NOT NULL,
	address_additional_line TEXT NOT NULL DEFAULT '',
	post_code TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL,
	is_separate_shipping INTEGER NOT NULL DEFAULT 0,
	invoice_email TEXT NOT NULL DEFAULT '',
	e_invoice_address TEXT NOT NULL DEFAULT '',
	e_invoice_operator TEXT NOT NULL DEFAULT '',
	create_account INTEGER NOT NULL DEFAULT 0,
	-- The name of the VAT id's holder in the register; NULL: none, or not asked.
	vat_name TEXT,
	-- Notes for the driver about the place of delivery.
	site_notes TEXT NOT NULL DEFAULT '',
	PRIMARY KEY (cart_id, type)
) WITHOUT ROWID;
CREATE INDEX cart_forms_by_company ON cart_forms (company COLLATE NOCASE) WHERE type = 'billing';
CREATE INDEX cart_forms_by_vat ON cart_forms (upper(replace(replace(vat, ' ', ''), '-', ''))) WHERE type = 'billing' AND vat <> '';
CREATE INDEX cart_forms_by_email ON cart_forms (email COLLATE NOCASE) WHERE type = 'billing';

-- Lines. Different lengths of one supply, with and without a certificate, are separate lines.
CREATE TABLE cart_items (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	cart_id INTEGER NOT NULL REFERENCES carts (id),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- 0: not part of a set.
	set_id INTEGER NOT NULL DEFAULT 0,
	-- 0 if uncut.
	cut_length_mm INTEGER NOT NULL DEFAULT 0 CHECK (cut_length_mm >= 0),
	-- Shorter side of a piece of a plate; 0 if cut from a bar.
	cut_width_mm INTEGER NOT NULL DEFAULT 0 CHECK (cut_width_mm BETWEEN 0 AND cut_length_mm),
	certificate INTEGER NOT NULL DEFAULT 0 CHECK (certificate IN (0, 1)),
	-- The requested amount: units of the supply, or pieces of a cut line. The number of bars follows from it.
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	comment TEXT NOT NULL DEFAULT '',
	-- The offered price of a line: per unit, its discount in hundredths of a per cent, for up to this quantity (in the line's own
	-- unit), to the end of a day.
	offered_unit_cents INTEGER,
	offered_discount_bp INTEGER,
	offered_quantity INTEGER,
	offered_until TEXT,
	-- The offered prices of a cut and of the line's certificate; NULL: nothing was offered, or today's prices apply.
	offered_cut_fee_cents INTEGER CHECK (offered_cut_fee_cents >= 0),
	offered_certificate_cents INTEGER CHECK (offered_certificate_cents >= 0),
	-- The names of the offer's discounts, in the offer's language; NULL: none.
	offered_discount_title TEXT,
	-- A code; '' uses the cart's.
	cost_centre TEXT NOT NULL DEFAULT '',
	-- JSON [{"on": day, "amount": 20}] in `quantity`'s unit, by day; it holds as long as it sums up to `quantity`. '[]': none.
	schedule TEXT NOT NULL DEFAULT '[]',
	UNIQUE (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate)
);

-- Sets of a cart. Their contents come from set_items.
CREATE TABLE cart_sets (
	cart_id INTEGER NOT NULL REFERENCES carts (id),
	set_id INTEGER NOT NULL REFERENCES sets (id),
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	offered_unit_cents INTEGER,
	offered_quantity INTEGER,
	offered_until TEXT,
	PRIMARY KEY (cart_id, set_id)
) WITHOUT ROWID;

-- What was taken out of a cart and can be put back for a day. One of both ids is 0; `line` is JSON of the other columns.
CREATE TABLE removed_lines (
	cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
	item_id INTEGER NOT NULL,
	set_id INTEGER NOT NULL,
	line TEXT NOT NULL,
	removed_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (cart_id, item_id, set_id)
) WITHOUT ROWID;

-- An offer: a copy of a cart that never changes.
CREATE TABLE offers (
	id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
	number TEXT NOT NULL UNIQUE,
	created_on TEXT NOT NULL,
	-- Its last day.
	valid_until TEXT NOT NULL,
	-- The cart that it was made from; NULL: it is a staff quotation, or the cart is gone.
	made_of INTEGER REFERENCES carts (id) ON DELETE SET NULL,
	-- The team in whose company's name it was made; NULL: none. Colleagues find it by this.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	-- The priced cart without personal data, as JSON in cents and grams. Prices and texts never change.
	snapshot TEXT NOT NULL
);
CREATE INDEX offers_by_cart ON offers (made_of) WHERE made_of IS NOT NULL;
CREATE INDEX offers_by_team ON offers (team_id) WHERE team_id IS NOT NULL;

-- A team's latest approval of a cart. No row: nobody was asked.
CREATE TABLE approvals (
	cart_id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
	-- waiting: nobody can change the cart. returned: it is open again, with the comment. approved: this very version may be sent.
	-- withdrawn: its buyer took it back or left the team.
	state TEXT NOT NULL CHECK (state IN ('waiting', 'returned', 'approved', 'withdrawn')),
	-- NULL: the team has ended.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	asked_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- The cart's total at that time, without VAT.
	asked_cents INTEGER NOT NULL DEFAULT 0 CHECK (asked_cents >= 0),
	-- The shop's origin that asked.
	origin TEXT NOT NULL DEFAULT '',
	decided_at TEXT,
	decided_by INTEGER REFERENCES users (id),
	comment TEXT NOT NULL DEFAULT '',
	-- The maximum for sending the approved version, without VAT.
	approved_version INTEGER,
	approved_cents INTEGER CHECK (approved_cents >= 0)
);
CREATE INDEX approvals_waiting ON approvals (team_id) WHERE state = 'waiting';
CREATE INDEX approvals_by_team ON approvals (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX approvals_by_decider ON approvals (decided_by) WHERE decided_by IS NOT NULL;

-- A team's decisions about a cart, one for each request.
CREATE TABLE approval_decisions (
	id INTEGER PRIMARY KEY,
	cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
	-- A team that ends leaves none.
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	state TEXT NOT NULL CHECK (state IN ('approved', 'returned')),
	-- ISO time.
	decided_at TEXT NOT NULL,
	decided_by INTEGER NOT NULL REFERENCES users (id),
	-- The cart's total at that time, cents without VAT.
	cents INTEGER NOT NULL CHECK (cents >= 0),
	-- Its buyer's limit at that time; NULL: none.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	-- The comment of a returned one.
	comment TEXT NOT NULL DEFAULT ''
);
CREATE INDEX approval_decisions_by_cart ON approval_decisions (cart_id);
CREATE INDEX approval_decisions_by_team ON approval_decisions (team_id);
CREATE INDEX approval_decisions_by_user ON approval_decisions (decided_by);

-- Card payments: requests to the provider, and their results.
CREATE TABLE payments (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	cart_id INTEGER NOT NULL REFERENCES carts (id),
	method TEXT NOT NULL REFERENCES payment_methods (name),
	-- The provider's id of the payment, and the page where the buyer pays.
	provider_session_id TEXT NOT NULL UNIQUE,
	url TEXT NOT NULL,
	-- The whole cart with VAT. ISO currency code in lower case.
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	currency TEXT NOT NULL,
	-- The paid contents: the priced cart at this version without personal data, and the rows of its forms, both as JSON.
	cart_version INTEGER NOT NULL,
	snapshot TEXT NOT NULL,
	forms TEXT NOT NULL,
	-- Why a person has to review the order once it is paid, as JSON.
	review_reasons TEXT NOT NULL DEFAULT '[]',
	locale TEXT NOT NULL,
	-- The shop's origin that the buyer came from.
	origin TEXT NOT NULL,
	-- held: paid, but it does not match the request, or the order already exists; a person checks it.
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired', 'held')),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	paid_at TEXT,
	-- The share of cost centres that an open payment reserves for the month, as orders.cost_shares, and its team. NULL: none.
	team_id INTEGER,
	cost_shares TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX payments_by_cart ON payments (cart_id);
CREATE INDEX payments_with_forms ON payments (expires_at) WHERE forms <> '[]';
CREATE INDEX payments_held ON payments (created_at) WHERE state = 'held';
CREATE INDEX payments_open_by_team ON payments (team_id) WHERE state = 'open';

-- Provider messages that were processed.
CREATE TABLE payment_events (
	event_id TEXT NOT NULL UNIQUE,
	type TEXT NOT NULL,
	received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);

-- Refunds of a payment.
CREATE TABLE refunds (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	payment_id INTEGER NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	-- pending: the provider has not answered yet; a repeated call asks it again.
	state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
	-- The key of the call: a repeated call makes one refund.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX refunds_by_payment ON refunds (payment_id);

-- Orders: each is a sent cart, under the same id.
CREATE TABLE orders (
	id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
	-- CB-10001
	order_number TEXT NOT NULL UNIQUE,
	-- docs/orders.md
	state TEXT NOT NULL CHECK (state IN ('in_review', 'confirmed', 'paid', 'in_delivery', 'done', 'cancelled')),
	-- Starts at the version of its cart and increases with every change.
	version INTEGER NOT NULL,
	-- Times of sending and of the last change.
	processed_at TEXT NOT NULL,
	updated_at TEXT NOT NULL,
	-- The time that a person confirmed it; NULL: a rule or its payment did, or nobody yet.
	reviewed_at TEXT,
	-- Why a person has to review it, as JSON; [] for none. Only staff read it.
	review_reasons TEXT NOT NULL DEFAULT '[]',
	-- The buyer, as in its cart, for lists of orders. A trigger follows the cart.
	user_id INTEGER REFERENCES users (id),
	session_id TEXT NOT NULL,
	-- The team in whose company's name its buyer sent it; NULL: none. Colleagues find it by this.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	-- Each cost centre's share, cents without VAT, as a JSON object by code.
	cost_shares TEXT NOT NULL DEFAULT '{}',
	-- The verified company (VAT id, international form) whose member sent it on invoice, and the invoice amount, cents with VAT;
	-- NULL for all others.
	credit_vat TEXT,
	credit_cents INTEGER CHECK (credit_cents >= 0),
	-- The reason of staff for cancelling it; '' if it is not cancelled, or without a reason.
	cancel_reason TEXT NOT NULL DEFAULT '',
	-- 1: its buyer has cancelled it.
	is_withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (is_withdrawn IN (0, 1)),
	-- The version of the terms that were in force when it was sent; NULL: there were none.
	terms_version INTEGER,
	-- Tracking: the carrier's name, its number and page.
	tracking_carrier TEXT NOT NULL DEFAULT '',
	tracking_number TEXT NOT NULL DEFAULT '',
	tracking_url TEXT NOT NULL DEFAULT '',
	-- The priced cart as it was sent, without personal data, as JSON in cents and grams. Prices and texts never change.
	snapshot TEXT NOT NULL
);
CREATE INDEX orders_by_user ON orders (user_id, processed_at, id, state) WHERE user_id IS NOT NULL;
CREATE INDEX orders_by_session ON orders (session_id, processed_at, id, state) WHERE user_id IS NULL;
CREATE INDEX orders_by_team ON orders (team_id, processed_at, id, state) WHERE team_id IS NOT NULL;
CREATE INDEX orders_by_processed_at ON orders (processed_at);
CREATE INDEX orders_by_state ON orders (state, processed_at);
-- Sums of sales, without reading snapshots.
CREATE INDEX orders_by_sale ON orders (processed_at, state, (snapshot ->> '$.total_price'));
CREATE INDEX orders_by_credit ON orders (credit_vat, state, processed_at) WHERE credit_vat IS NOT NULL;

-- Texts that find a sent order: one row for the order itself (place 0) and one for each line and set, in the plain form of
-- backend/orders/order-texts.ts, with a space at both ends.
CREATE TABLE order_texts (
	order_id INTEGER NOT NULL REFERENCES orders (id),
	place INTEGER NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY (order_id, place)
) WITHOUT ROWID;

-- Changes of a confirmed order that its buyer has asked for.
CREATE TABLE order_change_requests (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN ('change', 'withdrawal')),
	-- The order's version that it was made for.
	version INTEGER NOT NULL,
	asked_at TEXT NOT NULL,
	-- What the buyer says to it.
	comment TEXT NOT NULL,
	-- JSON of what is asked for, with an address; '{}' of a withdrawal, and once it is no longer open.
	asked TEXT NOT NULL,
	-- JSON as in `order_changes`, as it was when it was asked for.
	difference TEXT NOT NULL,
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'replaced')),
	-- The reason for declining it.
	answer TEXT NOT NULL DEFAULT '',
	-- The person who decided; NULL: nobody yet, or a system with a key.
	staff_id INTEGER REFERENCES staff (id),
	-- The key of the form: a repeated one asks nothing again.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL
);
CREATE INDEX order_change_requests_by_order ON order_change_requests (order_id);
CREATE UNIQUE INDEX order_change_requests_open ON order_change_requests (order_id) WHERE state = 'open';

-- Changes of a sent order by staff or its buyer. Each keeps the snapshot from before it.
CREATE TABLE order_changes (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- The order's version from before.
	version INTEGER NOT NULL,
	changed_at TEXT NOT NULL,
	made_by TEXT NOT NULL CHECK (made_by IN ('staff', 'buyer')),
	-- The person at the desk who changed it, or agreed to the buyer's change; NULL: nobody, or a system with a key.
	staff_id INTEGER REFERENCES staff (id),
	-- The reason, in the words of who changed it.
	reason TEXT NOT NULL,
	-- JSON (`orderDifference` in contract/cart.ts, in cents), without personal data.
	difference TEXT NOT NULL,
	snapshot TEXT NOT NULL,
	-- The key of the buyer's form: a repeated one changes nothing again. NULL for changes of staff.
	key TEXT UNIQUE,
	body_hash TEXT,
	-- The request that it fulfils.
	request_id INTEGER UNIQUE REFERENCES order_change_requests (id),
	PRIMARY KEY (order_id, version)
) WITHOUT ROWID;

-- The goods that a sent order needs of each supply, the stock that it has taken, and the rest that comes later.
CREATE TABLE order_stock (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- Units of the supply; bars of a cut line.
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	-- NULL: the supplier gives no number.
	taken INTEGER CHECK (taken BETWEEN 0 AND quantity),
	-- The day from which the rest is available; NULL: the supplier does not say.
	rest_from TEXT,
	PRIMARY KEY (order_id, line, supplied_variant_id)
) WITHOUT ROWID;

-- Purchase prices of an order's goods on the day that it was sent, apart from its snapshot, which buyers read. No row: unknown.
CREATE TABLE order_costs (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	purchase_cents INTEGER NOT NULL CHECK (purchase_cents > 0),
	PRIMARY KEY (order_id, supplied_variant_id)
) WITHOUT ROWID;


-- ──── After an order

-- The delivery day of a line that staff have confirmed.
CREATE TABLE order_line_dates (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	confirmed_on TEXT NOT NULL,
	PRIMARY KEY (order_id, line)
) WITHOUT ROWID;

-- Purchase orders to suppliers.
CREATE TABLE purchases (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- PO-10001
	number TEXT NOT NULL UNIQUE,
	supplier_id INTEGER NOT NULL REFERENCES suppliers (id),
	ordered_on TEXT NOT NULL,
	-- The day on which the goods are expected; NULL if it is not known. 1: it was confirmed to the buyers.
	expected_on TEXT,
	tells_buyers INTEGER NOT NULL CHECK (tells_buyers IN (0, 1)),
	-- The address to which it was mailed; '' if it was not.
	mailed_to TEXT NOT NULL,
	-- The person who bought it; NULL: a system with a key.
	staff_id INTEGER REFERENCES staff (id),
	-- The key of the call that stored it: a repeated call buys nothing again.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL
);

-- The lines of a purchase, each for a line of an order. What is bought of it is no longer needed.
CREATE TABLE purchase_lines (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	purchase_id INTEGER NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- Follows the line of a changed order; NULL: the order has lost it.
	line INTEGER CHECK (line > 0),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- The supplier's number at that time.
	supplier_code TEXT NOT NULL,
	-- Units of the supply; bars of a cut line.
	quantity INTEGER NOT NULL CHECK (quantity > 0)
);
CREATE INDEX purchase_lines_by_purchase ON purchase_lines (purchase_id);
CREATE INDEX purchase_lines_by_order ON purchase_lines (order_id, line);

-- Deliveries, in one or several parts.
CREATE TABLE deliveries (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- CB-10001-1: counted within its order.
	number TEXT NOT NULL UNIQUE,
	shipped_on TEXT NOT NULL,
	carrier TEXT NOT NULL,
	tracking_number TEXT NOT NULL,
	tracking_url TEXT NOT NULL,
	-- The key of the call that stored it: a repeated call makes one delivery.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX deliveries_by_order ON deliveries (order_id);

-- The lines of a delivery, with quantities.
CREATE TABLE delivery_lines (
	delivery_id INTEGER NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	-- In the line's own unit: units of the supply, or pieces of a cut line.
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	-- Heats of the steel, for its certificate; a JSON array of texts.
	heats TEXT NOT NULL DEFAULT '[]',
	-- Ordered with a certificate of each heat.
	is_certified INTEGER NOT NULL DEFAULT 0 CHECK (is_certified IN (0, 1)),
	PRIMARY KEY (delivery_id, line)
) WITHOUT ROWID;
CREATE INDEX delivery_lines_certified ON delivery_lines (delivery_id) WHERE is_certified = 1;

-- Inspection certificates of delivered lines, one for each heat.
CREATE TABLE certificates (
	delivery_id INTEGER NOT NULL,
	line INTEGER NOT NULL,
	heat TEXT NOT NULL,
	-- CB-10001-1-C1: counted within its delivery.
	number TEXT NOT NULL UNIQUE,
	issued_on TEXT NOT NULL,
	-- Grade and standard, and the number of the maker's certificate; '' and [] if the maker's own paper is attached.
	steel TEXT NOT NULL,
	maker TEXT NOT NULL,
	maker_number TEXT NOT NULL,
	maker_day TEXT NOT NULL,
	-- JSON arrays of names, the maker's own values, and units.
	chemical TEXT NOT NULL,
	mechanical TEXT NOT NULL,
	PRIMARY KEY (delivery_id, line, heat),
	FOREIGN KEY (delivery_id, line) REFERENCES delivery_lines (delivery_id, line) ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

-- Invoices and credit notes. Their contents never change.
CREATE TABLE invoices (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	number TEXT NOT NULL UNIQUE,
	order_id INTEGER NOT NULL REFERENCES orders (id),
	kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
	-- The invoice that a credit note corrects.
	credits_id INTEGER REFERENCES invoices (id),
	-- The reason for the credit, in the words of staff; '' for an invoice.
	reason TEXT NOT NULL DEFAULT '',
	-- NULL: nothing is due; not paid.
	issued_on TEXT NOT NULL,
	due_on TEXT,
	delivered_on TEXT NOT NULL,
	paid_on TEXT,
	net_cents INTEGER NOT NULL,
	vat_cents INTEGER NOT NULL,
	gross_cents INTEGER NOT NULL CHECK (gross_cents = net_cents + vat_cents),
	-- Seller, the part of the order (with its forms, in cents and grams) and the positions of its lines in the order, as JSON.
	seller TEXT NOT NULL,
	part TEXT NOT NULL,
	positions TEXT NOT NULL,
	-- The submission that issued it, and a digest of its body: a repeated one issues nothing.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	CHECK ((kind = 'credit_note') = (credits_id IS NOT NULL)),
	CHECK (kind = 'credit_note' OR due_on IS NOT NULL OR paid_on IS NOT NULL)
);
CREATE INDEX invoices_by_order ON invoices (order_id, issued_on);
CREATE INDEX invoices_unpaid ON invoices (due_on) WHERE kind = 'invoice' AND paid_on IS NULL;
CREATE INDEX invoices_by_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;

-- Credit entries of the seller's bank statements.
CREATE TABLE bank_entries (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- IBAN of the seller's account; '' if the statement names none.
	account TEXT NOT NULL,
	-- The bank's ids of the statement and of the entry in it.
	statement TEXT NOT NULL,
	reference TEXT NOT NULL,
	booked_on TEXT NOT NULL,
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	payer TEXT NOT NULL,
	payer_iban TEXT NOT NULL,
	creditor_reference TEXT NOT NULL,
	text TEXT NOT NULL,
	-- open: it waits for a person. booked: it has payments. set_aside: it pays no invoice, or was recorded by hand.
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'booked', 'set_aside')),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- What it has paid too much, or all of it if it was set aside: kept until it pays an invoice or is paid back.
	left_cents INTEGER NOT NULL DEFAULT 0 CHECK (left_cents >= 0),
	-- What was paid back, and when; NULL: nothing.
	returned_cents INTEGER NOT NULL DEFAULT 0,
	returned_on TEXT,
	-- A file that is uploaded again adds nothing.
	UNIQUE (account, statement, reference)
);
CREATE INDEX bank_entries_open ON bank_entries (booked_on, id) WHERE state = 'open';
CREATE INDEX bank_entries_left ON bank_entries (booked_on, id) WHERE left_cents > 0;
CREATE INDEX bank_entries_by_payer ON bank_entries (payer_iban) WHERE state = 'booked' AND payer_iban <> '';
CREATE INDEX bank_entries_by_age ON bank_entries (created_at);

-- Payments of an invoice.
CREATE TABLE invoice_payments (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	invoice_id INTEGER NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
	paid_on TEXT NOT NULL,
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	-- The key of the call: a repeated call makes one payment.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	-- What the payer or the bank says of it; '' for nothing.
	reference TEXT NOT NULL DEFAULT '',
	-- The entry of the bank statement; NULL: a person or another system has recorded it.
	bank_entry_id INTEGER REFERENCES bank_entries (id)
);
CREATE INDEX invoice_payments_by_invoice ON invoice_payments (invoice_id);
CREATE INDEX invoice_payments_by_entry ON invoice_payments (bank_entry_id) WHERE bank_entry_id IS NOT NULL;

-- Reminders of overdue invoices.
CREATE TABLE invoice_reminders (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	invoice_id INTEGER NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
	-- 1: friendly, 2: firm, 3: the last one before collection.
	stage INTEGER NOT NULL CHECK (stage BETWEEN 1 AND 3),
	sent_on TEXT NOT NULL,
	-- The open amount that it asks for.
	open_cents INTEGER NOT NULL CHECK (open_cents > 0),
	-- The key of the call: a repeated call sends each reminder once.
	key TEXT NOT NULL,
	UNIQUE (invoice_id, stage),
	UNIQUE (key, invoice_id)
);

-- A buyer's claims about delivered lines.
CREATE TABLE claims (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- CL-10001
	number TEXT NOT NULL UNIQUE,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- The reporter: the buyer, or a colleague who may read the order.
	user_id INTEGER NOT NULL REFERENCES users (id),
	line INTEGER NOT NULL CHECK (line > 0),
	-- The name of the line at that time.
	title TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('damaged', 'wrong', 'missing', 'quality')),
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	text TEXT NOT NULL,
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'settled', 'refused')),
	-- For mails about it.
	locale TEXT NOT NULL,
	origin TEXT NOT NULL,
	-- The submission that stored it, and a digest of its body: a repeated one stores nothing.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX claims_by_order ON claims (order_id);
CREATE INDEX claims_by_state ON claims (state);
CREATE INDEX claims_by_user ON claims (user_id);

-- Answers of staff to a claim.
CREATE TABLE claim_answers (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	claim_id INTEGER NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
	-- The state of the claim after it.
	state TEXT NOT NULL CHECK (state IN ('answered', 'settled', 'refused')),
	text TEXT NOT NULL,
	-- The key of the call that stored it: a repeated call stores one answer.
	key TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX claim_answers_by_claim ON claim_answers (claim_id);

-- Buyers' reviews, one order each. Reviews of orders that were not delivered stay hidden.
CREATE TABLE reviews (
	order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
	rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
	-- In the buyer's own words and language; '' for a rating alone.
	text TEXT NOT NULL DEFAULT '',
	language TEXT NOT NULL CHECK (language IN ('de', 'en', 'et', 'fi')),
	-- ISO day.
	written_on TEXT NOT NULL
);

-- A review in another language.
CREATE TABLE review_translations (
	order_id INTEGER NOT NULL REFERENCES reviews (order_id) ON DELETE CASCADE,
	language TEXT NOT NULL CHECK (language IN ('de', 'en', 'et', 'fi')),
	text TEXT NOT NULL,
	PRIMARY KEY (order_id, language)
) WITHOUT ROWID;


-- ──── Outgoing mail and events

-- Outgoing mail, written in the same transaction as its cause.
CREATE TABLE outbox (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	kind TEXT NOT NULL,
	locale TEXT NOT NULL,
	-- JSON array of addresses.
	recipients TEXT NOT NULL,
	-- The cart, offer or order of the mail.
	cart_id INTEGER REFERENCES carts (id),
	-- A cause writes one mail.
	cause TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	sent_at TEXT,
	attempts INTEGER NOT NULL DEFAULT 0,
	contact_message_id INTEGER REFERENCES contact_messages (id),
	-- Links of the mail lead to this origin of the shop.
	origin TEXT NOT NULL DEFAULT '',
	-- The sender's comment.
	comment TEXT NOT NULL DEFAULT '',
	-- The token in a mail's link, until the mail is sent; '' in all other mails and afterwards.
	token TEXT NOT NULL DEFAULT '',
	-- The shared contents at that time: the answer of by-id without personal data, as JSON, with the first lines. NULL for mails
	-- about frozen contents.
	snapshot TEXT,
	-- The earliest time of sending.
	next_attempt_at TEXT NOT NULL DEFAULT '',
	-- A dispatcher holds it until then; the lock of a dead one expires.
	claimed_until TEXT NOT NULL DEFAULT '',
	-- Sending was given up; a person may restart it by setting this to NULL and attempts to 0.
	given_up_at TEXT,
	-- The reason of the last failure, without addresses.
	last_error TEXT NOT NULL DEFAULT '',
	-- JSON arrays of addresses: those whose server took the mail, and those refused for good.
	delivered TEXT NOT NULL DEFAULT '[]',
	refused TEXT NOT NULL DEFAULT '[]',
	-- 1: to addresses that a buyer has named; it waits until the buyer's own is confirmed or the order was reviewed.
	is_held INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX outbox_by_cart ON outbox (cart_id) WHERE cart_id IS NOT NULL;
CREATE INDEX outbox_by_kind ON outbox (kind, created_at);
CREATE INDEX outbox_claimed ON outbox (claimed_until) WHERE claimed_until > '';
CREATE INDEX outbox_with_addresses ON outbox (created_at) WHERE recipients <> '[]';
CREATE INDEX outbox_by_message ON outbox (contact_message_id) WHERE contact_message_id IS NOT NULL;
CREATE INDEX outbox_due ON outbox (next_attempt_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL AND is_held = 0;
CREATE INDEX outbox_failed ON outbox (id) WHERE given_up_at IS NOT NULL OR refused <> '[]' OR (sent_at IS NULL AND last_error <> '');
CREATE INDEX outbox_held ON outbox (created_at) WHERE is_held = 1;

-- Events of an order for other systems.
CREATE TABLE events (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- order.confirmed, delivery.shipped, … (backend/db/order-events.ts).
	type TEXT NOT NULL,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- The number of the order, delivery, invoice or claim.
	subject TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX events_by_order ON events (order_id);
CREATE INDEX events_by_type ON events (type, id);

-- Receivers of events.
CREATE TABLE webhooks (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	url TEXT NOT NULL,
	-- JSON array of the types to send; [] for all.
	types TEXT NOT NULL,
	-- The secret of its signatures derives from this and DIGEST_KEY.
	salt TEXT NOT NULL,
	-- The last event that has a delivery.
	last_event_id INTEGER NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	removed_at TEXT
);
CREATE UNIQUE INDEX webhooks_by_url ON webhooks (url) WHERE removed_at IS NULL;

-- An event on its way to a webhook.
CREATE TABLE webhook_deliveries (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	webhook_id INTEGER NOT NULL REFERENCES webhooks (id),
	event_id INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
	attempts INTEGER NOT NULL DEFAULT 0,
	next_attempt_at TEXT NOT NULL DEFAULT '',
	claimed_until TEXT NOT NULL DEFAULT '',
	last_error TEXT NOT NULL DEFAULT '',
	delivered_at TEXT,
	-- Sending was given up, until staff restart it.
	given_up_at TEXT,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at, id) WHERE delivered_at IS NULL AND given_up_at IS NULL;
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (webhook_id, id) WHERE given_up_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);


-- ──── The shop's own records

-- The last number given out, of each kind.
CREATE TABLE counters (
	name TEXT PRIMARY KEY,
	value INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO counters (name, value) VALUES ('order', 10000), ('offer', 20000), ('invoice', 10000), ('claim', 10000), ('purchase', 10000);

-- The first answer to a submission: a repeated one gets the same answer, and one with another body is refused.
CREATE TABLE idempotency_keys (
	session_id TEXT NOT NULL,
	key TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	answer TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (session_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);

-- Keys of other systems for the desk.
CREATE TABLE api_keys (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT NOT NULL,
	-- SHA-256 of 256 random bits: the key itself is shown once.
	digest TEXT NOT NULL UNIQUE,
	-- JSON array: orders:read, …
	scopes TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- To the hour; '' for never.
	used_at TEXT NOT NULL DEFAULT '',
	revoked_at TEXT
);
CREATE UNIQUE INDEX api_keys_by_name ON api_keys (name) WHERE revoked_at IS NULL;

-- People who run the shop at the desk. One who has gone keeps the row, to which the log refers.
CREATE TABLE staff (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	email TEXT NOT NULL,
	-- '' until the invitation is accepted.
	name TEXT NOT NULL DEFAULT '',
	-- JSON array: orders, accounts, … (contract/desk/staff-roles.ts).
	roles TEXT NOT NULL,
	-- scrypt; NULL until the invitation is accepted.
	password_hash TEXT,
	-- The secret of the authenticator app, base32; NULL: codes are mailed.
	app_secret TEXT,
	-- The last half minute whose code was used: a code works once.
	app_step INTEGER NOT NULL DEFAULT 0,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	removed_at TEXT
);
CREATE UNIQUE INDEX staff_by_email ON staff (email COLLATE NOCASE) WHERE removed_at IS NULL;

-- Sign-ins at the desk.
CREATE TABLE staff_sessions (
	-- SHA-256 of 256 random bits.
	digest TEXT PRIMARY KEY,
	-- Names the session on the person's own page; opens nothing.
	name TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
	staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
	browser TEXT NOT NULL DEFAULT 'other',
	system TEXT NOT NULL DEFAULT 'other',
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- To the hour.
	used_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:00:00Z', 'now')),
	expires_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '+12 hours'))
) WITHOUT ROWID;
CREATE INDEX staff_sessions_by_person ON staff_sessions (staff_id);
CREATE INDEX staff_sessions_by_expiry ON staff_sessions (expires_at);

-- Invitations, and sign-ins that wait for their code.
CREATE TABLE staff_tokens (
	-- SHA-256 of 256 random bits.
	digest TEXT PRIMARY KEY,
	staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
	purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'sign_in')),
	-- SHA-256 of token and mailed code; NULL: the code is an app's, or none is needed.
	code_hash TEXT,
	expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX staff_tokens_by_person ON staff_tokens (staff_id, purpose);
CREATE INDEX staff_tokens_by_expiry ON staff_tokens (expires_at);

-- Passkeys with which staff sign in.
CREATE TABLE staff_passkeys (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
	-- As the authenticator names it, base64url.
	credential TEXT NOT NULL UNIQUE,
	-- COSE key, base64url.
	public_key TEXT NOT NULL,
	-- Of the last signature; 0 of an authenticator that does not count.
	counter INTEGER NOT NULL CHECK (counter >= 0),
	-- As the person calls it.
	name TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- NULL: it has not signed in yet.
	used_at TEXT
);
CREATE INDEX staff_passkeys_by_person ON staff_passkeys (staff_id);

-- What a passkey has to sign. The first answer deletes it.
CREATE TABLE staff_challenges (
	-- SHA-256 of 256 random bits.
	digest TEXT PRIMARY KEY,
	-- Who adds a passkey; NULL: somebody signs in.
	staff_id INTEGER REFERENCES staff (id) ON DELETE CASCADE,
	-- Origin of the desk at which it was asked for.
	origin TEXT NOT NULL,
	expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX staff_challenges_by_person ON staff_challenges (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX staff_challenges_by_expiry ON staff_challenges (expires_at);

-- What people did at the desk.
CREATE TABLE staff_log (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	staff_id INTEGER NOT NULL REFERENCES staff (id),
	at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- The call without /desk/: orders/{number}/review.
	call TEXT NOT NULL,
	-- Number of the order, invoice, …; '' without one.
	subject TEXT NOT NULL,
	-- How it is taken back, as JSON (backend/desk/undo/undo.ts); NULL: not at all, or not any more.
	undo TEXT,
	-- The entry that this one takes back.
	undoes INTEGER,
	-- The key of the call's submission, of which a repeated one makes no further entry; NULL: it has none.
	key TEXT
);
CREATE INDEX staff_log_by_time ON staff_log (at);
CREATE INDEX staff_log_with_undo ON staff_log (at) WHERE undo IS NOT NULL;
CREATE UNIQUE INDEX staff_log_submissions ON staff_log (staff_id, key, call, subject) WHERE key IS NOT NULL;
CREATE UNIQUE INDEX staff_log_undoes ON staff_log (undoes) WHERE undoes IS NOT NULL;
CREATE INDEX staff_log_by_person ON staff_log (staff_id, id);
CREATE INDEX staff_log_by_subject ON staff_log (subject, id) WHERE subject <> '';

-- The latest versions of what is written at the desk, of pages and the company's data all, each as a whole in all languages. The highest is in
-- force: with it, what the shop shows is written to the tables of questions, articles and promotions. Hours, pages and the seller's data are
-- read here; of the terms the highest whose day has come is in force.
CREATE TABLE content_versions (
	kind TEXT NOT NULL CHECK (kind IN ('article', 'question', 'questions', 'promotion', 'hours', 'page', 'contact', 'company')),
	-- The slug of an article or question, the id of a promotion, the name of a page, the one name of all else.
	name TEXT NOT NULL,
	-- From 1, without a gap.
	version INTEGER NOT NULL,
	-- JSON (contract/desk/content.ts).
	data TEXT NOT NULL,
	-- NULL: another system, or the seed.
	staff_id INTEGER REFERENCES staff (id),
	saved_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (kind, name, version)
);

-- The versions of a deleted text, as long as that can be taken back.
CREATE TABLE removed_versions (
	-- UUID of the removal.
	removal TEXT NOT NULL,
	-- As in content_versions.
	version INTEGER NOT NULL,
	data TEXT NOT NULL,
	staff_id INTEGER REFERENCES staff (id),
	saved_at TEXT NOT NULL,
	removed_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (removal, version)
);
CREATE INDEX removed_versions_by_time ON removed_versions (removed_at);

-- Like idempotency_keys, for calls of the desk.
CREATE TABLE desk_submissions (
	-- The id of its key; 0 for DESK_KEY; below 0 the id of a person.
	caller INTEGER NOT NULL,
	key TEXT NOT NULL,
	-- Digest of method, address and body.
	body_hash TEXT NOT NULL,
	-- JSON; NULL while the call runs.
	answer TEXT,
	-- Nobody else runs the call until then; the lock of a dead one expires.
	claimed_until TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (caller, key)
) WITHOUT ROWID;
CREATE INDEX desk_submissions_by_age ON desk_submissions (created_at);

-- Storage that a network and a session have used on a day, as estimated bytes (backend/platform/storage-limit.ts). Networks and
-- sessions are keyed digests.
CREATE TABLE stored_of_day (
	day TEXT NOT NULL,
	key TEXT NOT NULL,
	bytes INTEGER NOT NULL,
	PRIMARY KEY (day, key)
) WITHOUT ROWID;

-- The payment provider's stand-in for development: sessions as its interface answers them.
CREATE TABLE sandbox_sessions (
	id TEXT PRIMARY KEY,
	idempotency_key TEXT NOT NULL UNIQUE,
	-- The body of the request that made it.
	request TEXT NOT NULL,
	-- JSON.
	session TEXT NOT NULL
) WITHOUT ROWID;

-- Messages to external services (analytics, newsletter), kept for inspection during development. Empty in production.
CREATE TABLE dev_sink (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL,
	-- The sender's id: a repeated message is kept once. NULL: each is separate.
	insert_id TEXT UNIQUE,
	-- As received, JSON.
	body TEXT NOT NULL,
	received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);


-- ──── Triggers

-- A change of the texts behind `catalogue_texts_version` sets a new version.
CREATE TRIGGER categories_texts_insert AFTER INSERT ON categories BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER categories_texts_update AFTER UPDATE ON categories BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER categories_texts_delete AFTER DELETE ON categories BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER category_translations_texts_insert AFTER INSERT ON category_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER category_translations_texts_update AFTER UPDATE ON category_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER category_translations_texts_delete AFTER DELETE ON category_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attributes_texts_insert AFTER INSERT ON attributes BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attributes_texts_update AFTER UPDATE ON attributes BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attributes_texts_delete AFTER DELETE ON attributes BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_translations_texts_insert AFTER INSERT ON attribute_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_translations_texts_update AFTER UPDATE ON attribute_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_translations_texts_delete AFTER DELETE ON attribute_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_values_texts_insert AFTER INSERT ON attribute_values BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_values_texts_update AFTER UPDATE ON attribute_values BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_values_texts_delete AFTER DELETE ON attribute_values BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_value_translations_texts_insert AFTER INSERT ON attribute_value_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_value_translations_texts_update AFTER UPDATE ON attribute_value_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER attribute_value_translations_texts_delete AFTER DELETE ON attribute_value_translations BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;

-- A category shows the drawing or a picture of one of its products.
CREATE TRIGGER products_texts_update AFTER UPDATE OF id, slug ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER products_texts_delete AFTER DELETE ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER products_pictures_update AFTER UPDATE OF pictures ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;

-- A changed supply may satisfy a notice.
CREATE TRIGGER supplied_variants_notices_insert AFTER INSERT ON supplied_variants BEGIN UPDATE stock_notices SET is_to_check = 1 WHERE variant_id = NEW.variant_id AND is_to_check = 0; END;
CREATE TRIGGER supplied_variants_notices_update AFTER UPDATE OF availability, stock, delivery_min, delivery_max ON supplied_variants WHEN NEW.availability IS NOT OLD.availability OR NEW.stock IS NOT OLD.stock OR NEW.delivery_min IS NOT OLD.delivery_min OR NEW.delivery_max IS NOT OLD.delivery_max BEGIN UPDATE stock_notices SET is_to_check = 1 WHERE variant_id = NEW.variant_id AND is_to_check = 0; END;

-- A word begins after a space or a mark.
CREATE TRIGGER companies_names_insert AFTER INSERT ON companies BEGIN INSERT OR IGNORE INTO company_name_ends (vat, words) SELECT NEW.vat, substr(NEW.name, place.key + 1) FROM json_each('[' || substr(replace(hex(zeroblob(length(NEW.name))), '00', ',0'), 2) || ']') place WHERE place.key > 0 AND instr(' -./&(),"+', substr(NEW.name, place.key, 1)) > 0 AND instr(' -./&(),"+', substr(NEW.name, place.key + 1, 1)) = 0; END;
CREATE TRIGGER companies_names_update AFTER UPDATE OF name ON companies BEGIN DELETE FROM company_name_ends WHERE vat = NEW.vat; INSERT OR IGNORE INTO company_name_ends (vat, words) SELECT NEW.vat, substr(NEW.name, place.key + 1) FROM json_each('[' || substr(replace(hex(zeroblob(length(NEW.name))), '00', ',0'), 2) || ']') place WHERE place.key > 0 AND instr(' -./&(),"+', substr(NEW.name, place.key, 1)) > 0 AND instr(' -./&(),"+', substr(NEW.name, place.key + 1, 1)) = 0; END;

-- An order belongs to the owner of its cart.
CREATE TRIGGER carts_buyer_update AFTER UPDATE OF user_id, session_id ON carts WHEN NEW.is_ordered = 1 BEGIN UPDATE orders SET user_id = NEW.user_id, session_id = NEW.session_id WHERE id = NEW.id; END;
