-- The data of the shop, in the order of its story: goods, prices and terms, who buys, the cart that becomes an order, what follows from it, and what the
-- shop keeps for itself. Money is integer cents, a weight integer grams, a length integer millimetres, a rate hundredths of a per cent (2550 is 25.5 %).
-- A time is ISO in UTC, a day ISO by the seller's clock. 0 and 1 are no and yes. JSON is said so.

-- ──── Goods

-- The tree that goods are found in. Its figures are filled with the index of the catalogue, since counting them reads every
-- variant.
CREATE TABLE categories (
	id INTEGER PRIMARY KEY,
	parent_id INTEGER REFERENCES categories (id),
	slug TEXT NOT NULL UNIQUE,
	position INTEGER NOT NULL,
	columns TEXT NOT NULL DEFAULT '[]',
	-- The product whose drawing stands for the category.
	drawing_product_id INTEGER,
	-- Visible variants and products in it and below it.
	variant_count INTEGER NOT NULL DEFAULT 0,
	product_count INTEGER NOT NULL DEFAULT 0,
	-- Standards and grades, the most common first, as JSON arrays: ["EN 10365"].
	norms TEXT NOT NULL DEFAULT '[]',
	grades TEXT NOT NULL DEFAULT '[]',
	supplier_count INTEGER NOT NULL DEFAULT 0,
	-- 1: it is gone from the catalogue. Hidden goods of old orders still refer to it.
	hidden INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX categories_by_parent ON categories (parent_id, position);

-- Its words, a row for each language: another language needs no new columns.
CREATE TABLE category_translations (
	category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (category_id, language)
) WITHOUT ROWID;

-- What goods are described by: height, grade, finish.
CREATE TABLE attributes (
	code TEXT PRIMARY KEY,
	-- The sign in a table head and on a drawing: h, b, s, t, d, L.
	symbol TEXT NOT NULL,
	-- mm, m, kg/m, mm², … or '' where it has none.
	unit TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('number', 'text')),
	position INTEGER NOT NULL
);

-- The name of an attribute in a language.
CREATE TABLE attribute_translations (
	attribute_code TEXT NOT NULL REFERENCES attributes (code) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (attribute_code, language)
) WITHOUT ROWID;

-- The words for the values of text attributes (finish "galvanised"). A value without a row is shown as it stands: S355J2.
CREATE TABLE attribute_values (
	attribute_code TEXT NOT NULL REFERENCES attributes (code),
	value TEXT NOT NULL,
	position INTEGER NOT NULL,
	PRIMARY KEY (attribute_code, value)
) WITHOUT ROWID;

-- The name of a value in a language.
CREATE TABLE attribute_value_translations (
	attribute_code TEXT NOT NULL,
	value TEXT NOT NULL,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (attribute_code, value, language),
	FOREIGN KEY (attribute_code, value) REFERENCES attribute_values (attribute_code, value) ON DELETE CASCADE
) WITHOUT ROWID;

-- What has a page of its own: IPE 200. Its variants differ in length, grade and finish.
CREATE TABLE products (
	id INTEGER PRIMARY KEY,
	slug TEXT NOT NULL UNIQUE,
	category_id INTEGER NOT NULL REFERENCES categories (id),
	position INTEGER NOT NULL,
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
	variant_count INTEGER NOT NULL DEFAULT 0,
	-- What one cut costs; NULL where the product is sold as it stands.
	cut_fee_cents INTEGER CHECK (cut_fee_cents >= 0),
	-- The shortest piece; the longest is the variant's length.
	cut_min_mm INTEGER CHECK (cut_min_mm > 0),
	-- What the saw takes away with each cut.
	cut_kerf_mm INTEGER CHECK (cut_kerf_mm >= 0),
	-- A piece may be so much longer or shorter.
	cut_tolerance_mm INTEGER CHECK (cut_tolerance_mm >= 0),
	-- The certificate 3.1 after EN 10204 of a line; NULL where there is none.
	certificate_cents INTEGER CHECK (certificate_cents > 0),
	-- A digest of what was last imported, so that the same again changes nothing; NULL after any other change.
	import_digest TEXT,
	-- The import that has last named it: what another one has named is gone from the file.
	import_run TEXT,
	-- JSON lists in the order in which they are shown; NULL: none.
	pictures TEXT,
	documents TEXT
);
CREATE INDEX products_by_category ON products (category_id, position);
CREATE INDEX products_popular ON products (popular) WHERE popular > 0;

-- Title and description of a product in a language.
CREATE TABLE product_translations (
	product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (product_id, language)
) WITHOUT ROWID;

-- What is ordered: IPE 200, 6 m, S235JR, roh.
CREATE TABLE variants (
	-- The code that buyers see is CR- and this id in six digits.
	id INTEGER PRIMARY KEY,
	product_id INTEGER NOT NULL REFERENCES products (id),
	position INTEGER NOT NULL,
	-- What tells it from its siblings: "6 m, S355J2, feuerverzinkt".
	attributes TEXT NOT NULL,
	weight_g INTEGER NOT NULL,
	-- Only for what is sold by length, so that a price per metre makes sense.
	length_mm INTEGER,
	hidden INTEGER NOT NULL DEFAULT 0,
	-- The article number by which files and other systems name a variant; NULL where it came with none.
	article TEXT
);
CREATE INDEX variants_by_product ON variants (product_id, position);
CREATE UNIQUE INDEX variants_by_article ON variants (article);
CREATE INDEX variants_by_code ON variants (upper(replace(replace(replace(article, '-', ''), ' ', ''), '_', ''))) WHERE article IS NOT NULL;

-- What tells a variant from others of its product, in a language.
CREATE TABLE variant_translations (
	variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (variant_id, language)
) WITHOUT ROWID;

-- Who makes or stocks the goods.
CREATE TABLE suppliers (
	id INTEGER PRIMARY KEY,
	code TEXT NOT NULL UNIQUE,
	name TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (country IN ('FI', 'DE', 'EE'))
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
	-- Working days. Both: a range; min alone: "from"; max alone: "up to"; both the same with approx: "about".
	delivery_min INTEGER,
	delivery_max INTEGER,
	delivery_approx INTEGER NOT NULL DEFAULT 0,
	-- The offer that a list shows: the lowest price among those that can be delivered. Exactly one a variant.
	is_best INTEGER NOT NULL DEFAULT 0,
	-- How many units a supplier has in stock, and in how many working days more come. NULL: the supplier does not say it.
	stock INTEGER CHECK (stock >= 0),
	restock_days INTEGER CHECK (restock_days > 0)
);
CREATE INDEX supplied_variants_by_variant ON supplied_variants (variant_id, is_best DESC, price_cents);
CREATE UNIQUE INDEX supplied_variants_best ON supplied_variants (variant_id) WHERE is_best = 1;
CREATE INDEX supplied_variants_by_code ON supplied_variants (upper(replace(replace(supplier_code, '-', ''), ' ', '')));
CREATE UNIQUE INDEX supplied_variants_by_supplier ON supplied_variants (variant_id, supplier_id);

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
	price_cents INTEGER NOT NULL
);

-- Title and description of a set in a language.
CREATE TABLE set_translations (
	set_id INTEGER NOT NULL REFERENCES sets (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (set_id, language)
) WITHOUT ROWID;

-- What a set holds, and how many of each.
CREATE TABLE set_items (
	set_id INTEGER NOT NULL REFERENCES sets (id),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	quantity INTEGER NOT NULL,
	PRIMARY KEY (set_id, supplied_variant_id)
) WITHOUT ROWID;
CREATE INDEX set_items_by_supply ON set_items (supplied_variant_id);

-- Photographs and documents that goods may refer to, by the SHA-256 of their content: objects of the bucket FILES.
CREATE TABLE media (
	digest TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	-- In pixels; NULL of documents.
	width INTEGER,
	height INTEGER,
	-- Goes up when a smaller picture is replaced: its address is another one then.
	version INTEGER NOT NULL DEFAULT 0,
	-- Since when no product names it; NULL while one does, and since an import has asked for it.
	unnamed_since TEXT,
	-- 1: goods have been shown by it. Orders and offers that show it stay, and so does it.
	is_shown INTEGER NOT NULL DEFAULT 0 CHECK (is_shown IN (0, 1)),
	-- When the job last began to delete its objects; NULL: they are there.
	deleting_since TEXT
) STRICT;

-- The import that writes: one at a time.
CREATE TABLE running_import (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	run TEXT NOT NULL,
	-- What it is of, such as the name of the file; NULL: it does not say.
	source TEXT,
	started_at TEXT NOT NULL,
	-- From when on another import may write, unless a call of this one comes first.
	locked_until TEXT NOT NULL
) STRICT;


-- ──── Finding goods: made from the tables above, and made anew after each change

-- One row: what is kept of chunks in memory is kept under its version.
CREATE TABLE catalogue_version (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	version TEXT NOT NULL,
	variant_count INTEGER NOT NULL,
	-- The codes of facet_chunks, as a JSON array.
	codes TEXT NOT NULL,
	-- How many suppliers visible goods have, counted with the index: the home page says it.
	supplier_count INTEGER NOT NULL DEFAULT 0
);

-- One row. Categories and the names of attributes stand in every answer of the catalogue and seldom change: they are kept in
-- memory (backend/catalogue/catalogue-texts.ts) under this version, which is another one after every change of them, by whatever
-- means.
CREATE TABLE catalogue_texts_version (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	version TEXT NOT NULL
);
INSERT INTO catalogue_texts_version (id, version) VALUES (1, hex(randomblob(12)));

-- Every variant has an ordinal, 0 upwards in the catalogue's order; a category or product is the run from first up to, but
-- without, end.
CREATE TABLE catalogue_runs (
	kind TEXT NOT NULL CHECK (kind IN ('category', 'product')),
	id INTEGER NOT NULL,
	first INTEGER NOT NULL,
	end INTEGER NOT NULL,
	PRIMARY KEY (kind, id)
) WITHOUT ROWID;

-- Which variants of a chunk of ordinals have which value of an attribute: {"6000": bitmap, …} (backend/catalogue/bits.ts).
CREATE TABLE facet_chunks (
	code TEXT NOT NULL,
	chunk INTEGER NOT NULL,
	bits TEXT NOT NULL,
	PRIMARY KEY (code, chunk)
);

-- A number for each ordinal of a chunk: ids of variants and products, and the place in the order of names and codes.
CREATE TABLE order_chunks (
	name TEXT NOT NULL,
	chunk INTEGER NOT NULL,
	numbers TEXT NOT NULL,
	PRIMARY KEY (name, chunk)
);

-- What the trade calls things beside the catalogue's own titles. kind: category (key: slug), product (key: slug), value (key:
-- finish/galvanised), norm (key: EN 10365). language: de, en, et, fi, or '' for words of any language; 'related' for words that
-- fit other categories better.
CREATE TABLE search_words (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('category', 'product', 'value', 'norm')),
	key TEXT NOT NULL,
	language TEXT NOT NULL,
	words TEXT NOT NULL
);

-- Which visible variants have a term, and where (field: backend/search/built-in/terms/fields.ts); bits as in facet_chunks, but of
-- larger chunks.
CREATE TABLE term_bits (
	term TEXT NOT NULL,
	field INTEGER NOT NULL,
	chunk INTEGER NOT NULL,
	bits TEXT NOT NULL,
	PRIMARY KEY (term, field, chunk)
) WITHOUT ROWID;

-- What an isolate holds of the search index: its version, all terms with their languages and frequencies, the terms of categories.
-- In parts.
CREATE TABLE search_dictionary (
	kind TEXT NOT NULL CHECK (kind IN ('version', 'terms', 'categories')),
	part INTEGER NOT NULL,
	content TEXT NOT NULL,
	PRIMARY KEY (kind, part)
) WITHOUT ROWID;

-- What was searched for. Without personal data: the session is a random id that ends with the visit.
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

-- Which hit of a search was opened or put into the cart.
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

-- Where the shop delivers to.
CREATE TABLE countries (
	code TEXT PRIMARY KEY,
	position INTEGER NOT NULL,
	calling_code TEXT NOT NULL
);

-- The name of a country in a language.
CREATE TABLE country_translations (
	country_code TEXT NOT NULL REFERENCES countries (code) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (country_code, language)
) WITHOUT ROWID;

-- The rate of VAT of a country from a day on.
CREATE TABLE vat_rates (
	country TEXT NOT NULL,
	-- ISO day from which it holds, until the next row of the same country.
	valid_from TEXT NOT NULL,
	-- Hundredths of a per cent: 2550 is 25.5 %.
	rate_bp INTEGER NOT NULL,
	PRIMARY KEY (country, valid_from)
) WITHOUT ROWID;

-- How goods get to a buyer, and what that costs.
CREATE TABLE delivery_methods (
	id INTEGER PRIMARY KEY,
	type TEXT NOT NULL UNIQUE,
	-- The country it serves; NULL: any.
	country TEXT,
	position INTEGER NOT NULL,
	-- A flat price; NULL where the weight bands say it or nothing is charged.
	price_cents INTEGER,
	-- The part of the price that is packaging, and what unloading by crane costs on top (NULL: not offered, or part of the method).
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

-- How an order is paid: invoice, card.
CREATE TABLE payment_methods (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	position INTEGER NOT NULL
);

-- What is taken off a price besides volume prices: campaigns for all, the prices of an account, and by the value of a cart. Each
-- holds from the start of start_date to the end of end_date; NULL: open on that side.
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
	CHECK ((category_id IS NOT NULL) + (product_id IS NOT NULL) + (supplied_variant_id IS NOT NULL) = (kind = 'line')),
	CHECK ((user_id IS NOT NULL) = (kind = 'personal')),
	CHECK (start_date IS NULL OR end_date IS NULL OR start_date <= end_date)
);
CREATE INDEX discounts_by_user ON discounts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX discounts_for_all ON discounts (coalesce(end_date, '9999-12-31')) WHERE user_id IS NULL;

-- What a discount is called in a language.
CREATE TABLE discount_translations (
	discount_id INTEGER NOT NULL REFERENCES discounts (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (discount_id, language)
) WITHOUT ROWID;

-- What the home page and categories announce, one a language.
CREATE TABLE promotions (
	locale TEXT PRIMARY KEY,
	title TEXT NOT NULL,
	text TEXT NOT NULL,
	link TEXT NOT NULL,
	-- ISO days, each optional.
	start_date TEXT,
	end_date TEXT
);

-- Questions and answers, in each language its own.
CREATE TABLE faq (
	id INTEGER PRIMARY KEY,
	locale TEXT NOT NULL,
	position INTEGER NOT NULL,
	topic TEXT NOT NULL,
	slug TEXT NOT NULL,
	question TEXT NOT NULL,
	answer TEXT NOT NULL,
	UNIQUE (locale, slug)
);

-- Articles of the magazine, in each language its own.
CREATE TABLE blogs (
	id INTEGER PRIMARY KEY,
	locale TEXT NOT NULL,
	slug TEXT NOT NULL,
	title TEXT NOT NULL,
	intro TEXT NOT NULL,
	-- Paragraphs parted by blank lines; a line that starts with "## " is a heading.
	body TEXT NOT NULL,
	published TEXT NOT NULL,
	-- What an article of the magazine is about: the product whose drawing illustrates it, and the category where its goods are.
	product TEXT NOT NULL DEFAULT '',
	category TEXT NOT NULL DEFAULT '',
	UNIQUE (locale, slug)
);


-- ──── Who buys

-- The register of companies: who can be looked up, and who buys on whose credit (docs/decisions/0070-credit-of-a-company.md).
CREATE TABLE companies (
	-- The VAT id in its international form: FI20774740, DE136695976, EE100931558.
	vat TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	street TEXT NOT NULL,
	postcode TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (country IN ('FI', 'DE', 'EE')),
	rating TEXT CHECK (rating IN ('good', 'poor')),
	-- Where the company has its mail, by the register; '' where that is not known.
	domain TEXT NOT NULL DEFAULT '',
	-- Up to how much its open invoices may come, cents with VAT; NULL: the usual limit.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	-- Since when somebody is known to speak for it (ISO time); NULL: nobody is.
	verified_since TEXT
);
CREATE INDEX companies_by_name ON companies (name COLLATE NOCASE);
CREATE INDEX companies_verified ON companies (vat, name) WHERE verified_since IS NOT NULL;

-- Prices that were agreed with a company: a list replaces the one before as a whole.
CREATE TABLE company_price_lists (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	vat TEXT NOT NULL REFERENCES companies (vat) ON DELETE CASCADE,
	-- The id of the key by which it was set; 0 for DESK_KEY.
	set_by INTEGER NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	replaced_at TEXT
);
CREATE UNIQUE INDEX company_price_lists_in_force ON company_price_lists (vat) WHERE replaced_at IS NULL;

-- What a company's list takes off.
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

-- Accounts. A deleted one keeps its row, since orders and teams name it; once erased nothing in it says whose it was.
CREATE TABLE users (
	id INTEGER PRIMARY KEY,
	email TEXT NOT NULL UNIQUE,
	can_see_hidden INTEGER NOT NULL DEFAULT 0,
	-- What the profile says.
	company TEXT NOT NULL DEFAULT '',
	vatid TEXT NOT NULL DEFAULT '',
	customername TEXT NOT NULL DEFAULT '',
	phonenumber TEXT NOT NULL DEFAULT '',
	billingaddress TEXT NOT NULL DEFAULT '',
	billingaddress_additional_line TEXT NOT NULL DEFAULT '',
	billingpostcode TEXT NOT NULL DEFAULT '',
	billingcity TEXT NOT NULL DEFAULT '',
	billing_country TEXT NOT NULL DEFAULT '',
	-- Its mailbox has confirmed it; one that was made along with an order has not yet.
	is_verified INTEGER NOT NULL DEFAULT 0,
	is_deleted INTEGER NOT NULL DEFAULT 0,
	created_at TEXT,
	-- scrypt, as backend/users/calls/password-hash.ts writes it; NULL: the account signs in by mailed links alone.
	password_hash TEXT,
	-- NULL while it is not.
	deleted_at TEXT,
	-- NULL while it is not.
	erased_at TEXT
);
CREATE UNIQUE INDEX users_by_email ON users (email COLLATE NOCASE);
CREATE INDEX users_to_erase ON users (deleted_at) WHERE is_deleted = 1 AND erased_at IS NULL;
CREATE INDEX users_unconfirmed ON users (created_at) WHERE is_verified = 0 AND is_deleted = 0;

-- Where an account is signed in.
CREATE TABLE sessions (
	-- The digest.
	id TEXT PRIMARY KEY,
	-- By which the account's own page names it; opens nothing.
	name TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- When it was signed in.
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- When it was used last, by the hour.
	used_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:00:00Z', 'now')),
	expires_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '+30 days')),
	-- Which browser and system, in words of contract/values/device.ts.
	browser TEXT NOT NULL DEFAULT 'other',
	system TEXT NOT NULL DEFAULT 'other',
	-- The language that a session was used in last, by the hour like `used_at`, in words of contract/locale.ts; NULL before it was
	-- noted.
	locale TEXT
) WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- Which account a session is signed in to: the one place that says when a session holds.
CREATE VIEW signed_in AS
	SELECT s.id AS session_id, s.user_id, u.can_see_hidden, s.used_at FROM sessions s CROSS JOIN users u ON u.id = s.user_id
	WHERE s.expires_at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now') AND u.is_deleted = 0;

-- Links that were mailed. The token itself stands in the mail alone.
CREATE TABLE account_tokens (
	-- SHA-256, hex.
	token_hash TEXT PRIMARY KEY,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	purpose TEXT NOT NULL CHECK (purpose IN ('verification', 'magic_link', 'password_reset')),
	-- The order that the account was asked for with; it becomes the account's once its mailbox is confirmed.
	order_id INTEGER REFERENCES orders (id),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	used_at TEXT,
	-- The password chosen at sign-up (scrypt); the account's once its link is used by the session that has chosen it, gone with any
	-- other use.
	password_hash TEXT,
	-- SHA-256 of the session that asked for the link, hex; '' for links of orders, whose session the order has.
	asked_by TEXT NOT NULL DEFAULT '',
	-- The form that used the link up (SHA-256 of its idem, hex) and the session that it started: the same form again gets the same
	-- answer.
	used_idem TEXT,
	session_id TEXT,
	-- The id of the session that a link has started, for the same form sent again: under a key of the link's token and the form's,
	-- neither of which is here.
	sealed_session TEXT
) WITHOUT ROWID;
CREATE INDEX account_tokens_by_user ON account_tokens (user_id, created_at);
CREATE INDEX account_tokens_by_order ON account_tokens (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX account_tokens_by_expiry ON account_tokens (expires_at);
CREATE INDEX account_tokens_sealed ON account_tokens (used_at) WHERE sealed_session IS NOT NULL;

-- What was tried lately: a row a try. The key is a digest of what is limited and of whom (an address, a mailbox).
CREATE TABLE attempts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	key TEXT NOT NULL,
	at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX attempts_by_key ON attempts (key, at);
CREATE INDEX attempts_by_time ON attempts (at);

-- Buyers of one company who buy together. A team has one VAT id, and a VAT id one team; whoever types the id is not in it, but who
-- founded it or has accepted an invitation.
CREATE TABLE teams (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- With its country in front: FI20774740.
	vat TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	is_cost_centre_required INTEGER NOT NULL DEFAULT 0 CHECK (is_cost_centre_required IN (0, 1))
);

-- An account is in one team at most.
CREATE TABLE team_members (
	user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	role TEXT NOT NULL CHECK (role IN ('owner', 'approver', 'buyer')),
	-- Above so much, cents without VAT, an order of a buyer waits for approval; NULL: none does.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX team_members_by_team ON team_members (team_id);

-- Who was asked to join a team.
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

-- What a team books its orders on, with what each may spend in a month.
CREATE TABLE cost_centres (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	code TEXT NOT NULL COLLATE NOCASE,
	name TEXT NOT NULL,
	-- What its orders of a calendar month may come to before one has to be approved, cents without VAT; NULL: no limit.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
	UNIQUE (team_id, code)
);

-- What a team may book its orders on besides.
CREATE TABLE projects (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	code TEXT NOT NULL COLLATE NOCASE,
	name TEXT NOT NULL,
	UNIQUE (team_id, code)
);

-- The numbers and names that a team has for goods.
CREATE TABLE own_numbers (
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
	-- As it was typed.
	number TEXT NOT NULL,
	-- The same as it is compared: without spaces, in lower case.
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
	-- Who has made it.
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- Whose it is; NULL: of who has made it.
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
	-- Counts up with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 1,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX addresses_by_user ON addresses (user_id);
CREATE INDEX addresses_by_team ON addresses (team_id) WHERE team_id IS NOT NULL;

-- Which address a new order begins with: one of an account, one of a team.
CREATE TABLE default_addresses (
	user_id INTEGER UNIQUE REFERENCES users (id) ON DELETE CASCADE,
	team_id INTEGER UNIQUE REFERENCES teams (id) ON DELETE CASCADE,
	address_id INTEGER NOT NULL REFERENCES addresses (id) ON DELETE CASCADE,
	CHECK ((user_id IS NULL) <> (team_id IS NULL))
);
CREATE INDEX default_addresses_by_address ON default_addresses (address_id);

-- Named lists of an account: what is ordered again and again, to be put into a cart whole or in part.
CREATE TABLE lists (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	-- The team that reads and uses it, as long as its owner is in that team; NULL: the owner alone.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	-- Counts up with every change, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 1,
	-- Of the form that made it: sent twice it is one list.
	idem TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- JSON: every (week, two_weeks, month, quarter), from (the first day), locale, origin (of the page for the link of the mail that
	-- says it is due); NULL: it has none.
	rhythm TEXT,
	-- The next day on which it is due.
	due_on TEXT,
	UNIQUE (user_id, idem)
);
CREATE UNIQUE INDEX lists_by_name ON lists (user_id, name COLLATE NOCASE);
CREATE INDEX lists_by_team ON lists (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX lists_by_due_day ON lists (due_on) WHERE due_on IS NOT NULL;

-- Lines of a list.
CREATE TABLE list_items (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	list_id INTEGER NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- mm; 0: as it is sold.
	cut_length_mm INTEGER NOT NULL DEFAULT 0,
	certificate INTEGER NOT NULL DEFAULT 0,
	-- Units of the supply, of a cut line its pieces.
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	comment TEXT NOT NULL DEFAULT '',
	-- What a unit cost when the line was last looked after, without VAT; a later price is told against it.
	noted_cents INTEGER NOT NULL CHECK (noted_cents >= 0),
	UNIQUE (list_id, supplied_variant_id, cut_length_mm, certificate)
);

-- Sets of a list.
CREATE TABLE list_sets (
	list_id INTEGER NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
	set_id INTEGER NOT NULL REFERENCES sets (id),
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	noted_cents INTEGER NOT NULL CHECK (noted_cents >= 0),
	PRIMARY KEY (list_id, set_id)
) WITHOUT ROWID;

-- What a list brought into a cart and what was no longer as noted, told on the page of the cart; for a day.
CREATE TABLE list_puts (
	user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	-- Of the form.
	key TEXT NOT NULL,
	-- JSON, cents.
	told TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (user_id, key)
) WITHOUT ROWID;

-- Who is told when a variant can be had again.
CREATE TABLE stock_notices (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	variant_id INTEGER NOT NULL REFERENCES variants (id),
	email TEXT NOT NULL,
	-- The account that asked; NULL for a guest.
	user_id INTEGER REFERENCES users (id),
	-- Language and origin of the page that it was asked on, for the mail and its links.
	locale TEXT NOT NULL,
	origin TEXT NOT NULL,
	-- Of the token in the latest mail about it.
	token_hash TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	confirmed_at TEXT,
	-- Once it is told it is done; the row is there for the link that ends all notices of its address.
	told_at TEXT,
	-- 1: the supplies of the variant may have changed since the job has looked whether it can be had. Only these are read, every
	-- minute.
	is_to_check INTEGER NOT NULL DEFAULT 1 CHECK (is_to_check IN (0, 1))
);
CREATE UNIQUE INDEX stock_notices_by_variant ON stock_notices (variant_id, email COLLATE NOCASE);
CREATE INDEX stock_notices_by_email ON stock_notices (email COLLATE NOCASE);
CREATE INDEX stock_notices_by_user ON stock_notices (user_id);
CREATE INDEX stock_notices_by_age ON stock_notices (created_at);
CREATE INDEX stock_notices_by_telling ON stock_notices (told_at);
CREATE INDEX stock_notices_to_check ON stock_notices (is_to_check, id) WHERE is_to_check = 1 AND confirmed_at IS NOT NULL AND told_at IS NULL;

-- Messages of the contact forms, as they were sent, and the answer to a request for a quotation.
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
	-- How much is asked for, in the sender's words.
	quantity TEXT NOT NULL DEFAULT '',
	-- What it is about, and what that was called then: "CR-001127 IPE 200, 6 m, S235JR, roh".
	variant_id INTEGER REFERENCES variants (id),
	item TEXT NOT NULL DEFAULT '',
	cart_uuid TEXT,
	-- NULL where the sender has done nothing yet that needs one.
	session_id TEXT,
	idem TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- What the cart held that a message is about, as it was then, a line each; '' for none.
	cart TEXT NOT NULL DEFAULT '',
	-- What a company that wants to sell here says besides: its pages on the web, and what it makes.
	website TEXT NOT NULL DEFAULT '',
	products TEXT NOT NULL DEFAULT '',
	-- A message that asks for a quotation, and where the goods are wanted, in the sender's words.
	is_quote INTEGER NOT NULL DEFAULT 0,
	place TEXT NOT NULL DEFAULT '',
	-- The day that the goods of a request are wanted on, ISO; '' for none.
	wanted_on TEXT NOT NULL DEFAULT '',
	-- The account that has sent it, or that staff have answered.
	user_id INTEGER REFERENCES users (id),
	-- Of the page that it was sent from, for links of mails.
	origin TEXT NOT NULL DEFAULT '',
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
	-- The quotation that answers it; NULL again once that is deleted.
	quotation_id INTEGER REFERENCES offers (id) ON DELETE SET NULL,
	answer TEXT NOT NULL DEFAULT '',
	-- Of the call that has answered it: sent twice it is one quotation.
	answer_key TEXT,
	-- The same form with the same content is one message, from whichever session a double click brings it.
	UNIQUE (idem, body_hash)
);
CREATE INDEX contact_messages_by_email ON contact_messages (email COLLATE NOCASE, created_at);
CREATE INDEX contact_messages_by_time ON contact_messages (created_at);
CREATE INDEX contact_messages_by_user ON contact_messages (user_id, id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX contact_messages_by_quotation ON contact_messages (quotation_id) WHERE quotation_id IS NOT NULL;

-- What was uploaded with a message or a claim: objects of the bucket FILES.
CREATE TABLE files (
	id TEXT PRIMARY KEY,
	-- Of the session that has uploaded it, which alone may put it into a form.
	session_id TEXT NOT NULL,
	name TEXT NOT NULL,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	claim_id INTEGER REFERENCES claims (id) ON DELETE SET NULL,
	contact_message_id INTEGER REFERENCES contact_messages (id) ON DELETE SET NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) WITHOUT ROWID;
CREATE INDEX files_by_claim ON files (claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX files_by_message ON files (contact_message_id) WHERE contact_message_id IS NOT NULL;
CREATE INDEX files_of_nobody ON files (created_at) WHERE claim_id IS NULL AND contact_message_id IS NULL;


-- ──── From cart to order

-- Carts: what a buyer collects, and says on the way. A cart that is sent stays as what was ordered, and gets a row in orders. An offer
-- is a copy of a cart with a row in offers.
CREATE TABLE carts (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	uuid TEXT NOT NULL UNIQUE,
	session_id TEXT NOT NULL,
	user_id INTEGER REFERENCES users (id),
	locale TEXT NOT NULL,
	-- 1: it was sent, and has a row in orders. It is set once, with that row; jobs find old carts by it.
	is_ordered INTEGER NOT NULL DEFAULT 0 CHECK (is_ordered IN (0, 1)),
	-- Counts up with every change until it is sent, so that a stale page is noticed.
	version INTEGER NOT NULL DEFAULT 0,
	delivery_method_id INTEGER NOT NULL DEFAULT 1 REFERENCES delivery_methods (id),
	is_own_freight_allowed INTEGER NOT NULL DEFAULT 1,
	own_freight_contract TEXT NOT NULL DEFAULT '',
	own_freight_carrier TEXT NOT NULL DEFAULT '',
	crane_unloading INTEGER NOT NULL DEFAULT 0,
	payment_method_id INTEGER REFERENCES payment_methods (id),
	comment TEXT NOT NULL DEFAULT '',
	reference TEXT NOT NULL DEFAULT '',
	shipping_comment TEXT NOT NULL DEFAULT '',
	-- The day that the buyer wants the goods on (ISO, '' for none), and whether they may come in parts: '' where the buyer has not
	-- said, welcome or complete.
	wanted_on TEXT NOT NULL DEFAULT '',
	part_deliveries TEXT NOT NULL DEFAULT '',
	-- Codes; '' for none.
	cost_centre TEXT NOT NULL DEFAULT '',
	project TEXT NOT NULL DEFAULT '',
	-- The offer that it was made from; its order discount, hundredths of a per cent, and what that is called in it.
	from_offer_id INTEGER REFERENCES offers (id),
	offered_discount_bp INTEGER,
	offered_discount_title TEXT,
	-- The quotation of staff that it has its prices from; of the quotation itself its own id. NULL: none.
	from_quotation_id INTEGER REFERENCES offers (id),
	-- ISO time from which its owner no longer wants to be asked about it; NULL: its owner may join it with another cart.
	set_aside_at TEXT,
	-- The cart that its lines have gone to. It is empty then, and leads its owner there.
	joined_into INTEGER REFERENCES carts (id),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
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
	-- valid, unverified (check digit wrong) or pending (the outside check could not be reached).
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
	-- Under which name the register has the VAT id; NULL: it names none, or was not asked.
	vat_name TEXT,
	-- What a driver has to know of the place that an order goes to.
	site_notes TEXT NOT NULL DEFAULT '',
	PRIMARY KEY (cart_id, type)
) WITHOUT ROWID;

-- Lines. Different lengths of one supply, with and without a certificate, are lines of their own.
CREATE TABLE cart_items (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	cart_id INTEGER NOT NULL REFERENCES carts (id),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- 0: on its own.
	set_id INTEGER NOT NULL DEFAULT 0,
	-- 0: as it is sold.
	cut_length_mm INTEGER NOT NULL DEFAULT 0 CHECK (cut_length_mm >= 0),
	certificate INTEGER NOT NULL DEFAULT 0 CHECK (certificate IN (0, 1)),
	-- What was asked for: units of the supply, of a cut line its pieces. The bars they take follow from it.
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	comment TEXT NOT NULL DEFAULT '',
	-- The offered price of a line: per unit, its discount in hundredths of a per cent, for up to so many of what the line counts, to
	-- the end of a day.
	offered_unit_cents INTEGER,
	offered_discount_bp INTEGER,
	offered_quantity INTEGER,
	offered_until TEXT,
	-- What a cut and the certificate of a line cost in its offer; NULL: nothing was offered, or what they cost today.
	offered_cut_fee_cents INTEGER CHECK (offered_cut_fee_cents >= 0),
	offered_certificate_cents INTEGER CHECK (offered_certificate_cents >= 0),
	-- What the discounts of an offer are called in it, in its language; NULL: nothing.
	offered_discount_title TEXT,
	-- The code; '' for that of the cart.
	cost_centre TEXT NOT NULL DEFAULT '',
	UNIQUE (cart_id, supplied_variant_id, set_id, cut_length_mm, certificate)
);

-- Sets of a cart. What is in them follows from set_items.
CREATE TABLE cart_sets (
	cart_id INTEGER NOT NULL REFERENCES carts (id),
	set_id INTEGER NOT NULL REFERENCES sets (id),
	quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
	offered_unit_cents INTEGER,
	offered_quantity INTEGER,
	offered_until TEXT,
	PRIMARY KEY (cart_id, set_id)
) WITHOUT ROWID;

-- An offer: a copy of a cart that nobody changes.
CREATE TABLE offers (
	id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
	number TEXT NOT NULL UNIQUE,
	created_on TEXT NOT NULL,
	-- Its last day.
	valid_until TEXT NOT NULL,
	-- The cart that it was made of; NULL: it is a quotation of staff, or the cart is gone.
	made_of INTEGER REFERENCES carts (id) ON DELETE SET NULL,
	-- The team in whose company's name it was made; NULL: in none. Colleagues find it by this.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	-- Its answer without personal data, as JSON. Prices and texts never change after that.
	snapshot TEXT NOT NULL
);
CREATE INDEX offers_by_cart ON offers (made_of) WHERE made_of IS NOT NULL;
CREATE INDEX offers_by_team ON offers (team_id) WHERE team_id IS NOT NULL;

-- What a team was asked about a cart, the last time. No row: nobody was asked.
CREATE TABLE approvals (
	cart_id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
	-- waiting: nobody changes the cart. returned: it is open again, with the comment. approved: this very version may be sent. withdrawn: taken back, or
	-- its buyer has left the team.
	state TEXT NOT NULL CHECK (state IN ('waiting', 'returned', 'approved', 'withdrawn')),
	-- NULL: the team has ended.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	asked_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- What the cart came to then, without VAT.
	asked_cents INTEGER NOT NULL DEFAULT 0 CHECK (asked_cents >= 0),
	-- The shop's origin that it was asked from.
	origin TEXT NOT NULL DEFAULT '',
	decided_at TEXT,
	decided_by INTEGER REFERENCES users (id),
	comment TEXT NOT NULL DEFAULT '',
	-- Up to how much, without VAT, the approved version may be sent.
	approved_version INTEGER,
	approved_cents INTEGER CHECK (approved_cents >= 0)
);
CREATE INDEX approvals_waiting ON approvals (team_id) WHERE state = 'waiting';
CREATE INDEX approvals_by_team ON approvals (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX approvals_by_decider ON approvals (decided_by) WHERE decided_by IS NOT NULL;

-- What a team has said of a cart, each time that it was asked.
CREATE TABLE approval_decisions (
	id INTEGER PRIMARY KEY,
	cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
	-- Nothing is left of a team that ends.
	team_id INTEGER NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
	state TEXT NOT NULL CHECK (state IN ('approved', 'returned')),
	-- ISO time.
	decided_at TEXT NOT NULL,
	decided_by INTEGER NOT NULL REFERENCES users (id),
	-- What the cart came to then, cents without VAT.
	cents INTEGER NOT NULL CHECK (cents >= 0),
	-- Its buyer's limit then; NULL: none.
	limit_cents INTEGER CHECK (limit_cents >= 0),
	-- Of one that was returned.
	comment TEXT NOT NULL DEFAULT ''
);
CREATE INDEX approval_decisions_by_cart ON approval_decisions (cart_id);
CREATE INDEX approval_decisions_by_team ON approval_decisions (team_id);
CREATE INDEX approval_decisions_by_user ON approval_decisions (decided_by);

-- Card payments: what was asked of the provider, and what came of it.
CREATE TABLE payments (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	cart_id INTEGER NOT NULL REFERENCES carts (id),
	method TEXT NOT NULL REFERENCES payment_methods (name),
	-- The provider's name of the payment, and where the buyer makes it.
	provider_session_id TEXT NOT NULL UNIQUE,
	url TEXT NOT NULL,
	-- Of the whole cart with VAT. ISO code of the currency in small letters.
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	currency TEXT NOT NULL,
	-- What is paid for: the cart at this version, its answer without personal data, and the rows of its forms, both as JSON.
	cart_version INTEGER NOT NULL,
	snapshot TEXT NOT NULL,
	forms TEXT NOT NULL,
	needs_review INTEGER NOT NULL DEFAULT 0,
	locale TEXT NOT NULL,
	-- The shop's origin that the buyer came from.
	origin TEXT NOT NULL,
	-- held: paid, but not as asked for, or for an order that is there already; a person looks at it.
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired', 'held')),
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	expires_at TEXT NOT NULL,
	paid_at TEXT,
	-- What a payment that is open takes of the month of cost centres, as orders.cost_shares, and in which team's name. NULL: in none.
	team_id INTEGER,
	cost_shares TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX payments_by_cart ON payments (cart_id);
CREATE INDEX payments_with_forms ON payments (expires_at) WHERE forms <> '[]';
CREATE INDEX payments_open_by_team ON payments (team_id) WHERE state = 'open';

-- Messages of the provider that have been dealt with.
CREATE TABLE payment_events (
	event_id TEXT NOT NULL UNIQUE,
	type TEXT NOT NULL,
	received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);

-- What was paid back of a payment.
CREATE TABLE refunds (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	payment_id INTEGER NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	-- pending: the provider has not answered yet; the same call asks it again.
	state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
	-- Of the call: sent twice it is one refund.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX refunds_by_payment ON refunds (payment_id);

-- Orders: each is a cart that was sent, under the same id.
CREATE TABLE orders (
	id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
	-- CB-10001
	order_number TEXT NOT NULL UNIQUE,
	-- docs/orders.md
	state TEXT NOT NULL CHECK (state IN ('in_review', 'confirmed', 'paid', 'in_delivery', 'done', 'cancelled')),
	-- Begins with the version of its cart and counts up with every change.
	version INTEGER NOT NULL,
	-- When it was sent, and when it has changed last.
	processed_at TEXT NOT NULL,
	updated_at TEXT NOT NULL,
	-- When a person has confirmed it; NULL: a rule or its payment did, or nobody yet.
	reviewed_at TEXT,
	-- The buyer, as in its cart: lists of orders are read by them. A trigger follows the cart.
	user_id INTEGER REFERENCES users (id),
	session_id TEXT NOT NULL,
	-- The team in whose company's name its buyer has sent it; NULL: in none. Colleagues find it by this.
	team_id INTEGER REFERENCES teams (id) ON DELETE SET NULL,
	-- What falls to each cost centre, cents without VAT, as a JSON object by code.
	cost_shares TEXT NOT NULL DEFAULT '{}',
	-- The verified company (VAT id, international form) whose member has sent it on invoice, and what the invoice comes to, cents
	-- with VAT; NULL for all others.
	credit_vat TEXT,
	credit_cents INTEGER CHECK (credit_cents >= 0),
	-- Why staff have cancelled it; '' where it is not, or no reason was said.
	cancel_reason TEXT NOT NULL DEFAULT '',
	-- Where it is on its way: the carrier's name, its number and page.
	tracking_carrier TEXT NOT NULL DEFAULT '',
	tracking_number TEXT NOT NULL DEFAULT '',
	tracking_url TEXT NOT NULL DEFAULT '',
	-- The answer of by-id as it was sent, without personal data, as JSON. Prices and texts never change after that.
	snapshot TEXT NOT NULL
);
CREATE INDEX orders_by_user ON orders (user_id, processed_at, id, state) WHERE user_id IS NOT NULL;
CREATE INDEX orders_by_session ON orders (session_id, processed_at, id, state) WHERE user_id IS NULL;
CREATE INDEX orders_by_team ON orders (team_id, processed_at, id, state) WHERE team_id IS NOT NULL;
CREATE INDEX orders_by_processed_at ON orders (processed_at);
CREATE INDEX orders_by_credit ON orders (credit_vat) WHERE credit_vat IS NOT NULL;

-- What a sent order is found by: a row for the order itself (place 0) and one for each of its lines and sets, in the plain form of
-- backend/orders/order-texts.ts, a space at both ends.
CREATE TABLE order_texts (
	order_id INTEGER NOT NULL REFERENCES orders (id),
	place INTEGER NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY (order_id, place)
) WITHOUT ROWID;

-- What a sent order has taken from the stock of its supplies, and what comes later.
CREATE TABLE order_stock (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	supplied_variant_id INTEGER NOT NULL REFERENCES supplied_variants (id),
	-- Units of the supply; of a cut line its bars.
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	taken INTEGER NOT NULL CHECK (taken BETWEEN 0 AND quantity),
	-- From when on the rest is there; NULL: the supplier does not say it.
	rest_from TEXT,
	PRIMARY KEY (order_id, line, supplied_variant_id)
) WITHOUT ROWID;


-- ──── What follows from an order

-- When a line comes, as staff have confirmed it.
CREATE TABLE order_line_dates (
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	confirmed_on TEXT NOT NULL,
	PRIMARY KEY (order_id, line)
) WITHOUT ROWID;

-- What has left, in one or several parts.
CREATE TABLE deliveries (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- CB-10001-1: counted within its order.
	number TEXT NOT NULL UNIQUE,
	shipped_on TEXT NOT NULL,
	carrier TEXT NOT NULL,
	tracking_number TEXT NOT NULL,
	tracking_url TEXT NOT NULL,
	-- Of the call that stored it: sent twice it is one delivery.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX deliveries_by_order ON deliveries (order_id);

-- Which lines a delivery holds, and how many of each.
CREATE TABLE delivery_lines (
	delivery_id INTEGER NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
	line INTEGER NOT NULL CHECK (line > 0),
	-- As the line counts: units of the supply, of a cut line its pieces.
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	-- Of the steel, for its certificate; a JSON array of texts.
	heats TEXT NOT NULL DEFAULT '[]',
	PRIMARY KEY (delivery_id, line)
) WITHOUT ROWID;

-- Inspection certificates of delivered lines, one for each heat.
CREATE TABLE certificates (
	delivery_id INTEGER NOT NULL,
	line INTEGER NOT NULL,
	heat TEXT NOT NULL,
	-- CB-10001-1-C1: counted within its delivery.
	number TEXT NOT NULL UNIQUE,
	issued_on TEXT NOT NULL,
	-- Grade and standard, and the maker's certificate, by which it can be found.
	steel TEXT NOT NULL,
	maker TEXT NOT NULL,
	maker_number TEXT NOT NULL,
	maker_day TEXT NOT NULL,
	-- JSON arrays of names, values as the maker has written them, and units.
	chemical TEXT NOT NULL,
	mechanical TEXT NOT NULL,
	PRIMARY KEY (delivery_id, line, heat),
	FOREIGN KEY (delivery_id, line) REFERENCES delivery_lines (delivery_id, line) ON DELETE CASCADE
) WITHOUT ROWID;

-- Invoices and credit notes. What is on them never changes.
CREATE TABLE invoices (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	number TEXT NOT NULL UNIQUE,
	order_id INTEGER NOT NULL REFERENCES orders (id),
	kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
	-- The invoice that a credit note corrects.
	credits_id INTEGER REFERENCES invoices (id),
	-- Why it was credited, in the words of staff; '' for an invoice.
	reason TEXT NOT NULL DEFAULT '',
	-- NULL: nothing is due; not paid.
	issued_on TEXT NOT NULL,
	due_on TEXT,
	delivered_on TEXT NOT NULL,
	paid_on TEXT,
	net_cents INTEGER NOT NULL,
	vat_cents INTEGER NOT NULL,
	gross_cents INTEGER NOT NULL CHECK (gross_cents = net_cents + vat_cents),
	-- Seller, the part of the order (with its forms) and the positions of its lines in the order, as JSON.
	seller TEXT NOT NULL,
	part TEXT NOT NULL,
	positions TEXT NOT NULL,
	-- The submission that issued it, and a digest of its body: sent again it issues nothing.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	CHECK ((kind = 'credit_note') = (credits_id IS NOT NULL))
);
CREATE INDEX invoices_by_order ON invoices (order_id, issued_on);
CREATE INDEX invoices_by_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;

-- What was paid of an invoice.
CREATE TABLE invoice_payments (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	invoice_id INTEGER NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
	paid_on TEXT NOT NULL,
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	-- Of the call: sent twice it is one payment.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL
);
CREATE INDEX invoice_payments_by_invoice ON invoice_payments (invoice_id);

-- What a buyer reports of a delivered line.
CREATE TABLE claims (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	-- CL-10001
	number TEXT NOT NULL UNIQUE,
	order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
	-- Who has reported it: the buyer, or a colleague who may read the order.
	user_id INTEGER NOT NULL REFERENCES users (id),
	line INTEGER NOT NULL CHECK (line > 0),
	-- What the line was called when it was reported.
	title TEXT NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('damaged', 'wrong', 'missing', 'quality')),
	quantity INTEGER NOT NULL CHECK (quantity > 0),
	text TEXT NOT NULL,
	state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'settled', 'refused')),
	-- For mails about it.
	locale TEXT NOT NULL,
	origin TEXT NOT NULL,
	-- The submission that stored it, and a digest of its body: sent again it stores nothing.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX claims_by_order ON claims (order_id);
CREATE INDEX claims_by_user ON claims (user_id);

-- What staff have answered to a claim.
CREATE TABLE claim_answers (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	claim_id INTEGER NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
	-- What the claim is from then on.
	state TEXT NOT NULL CHECK (state IN ('answered', 'settled', 'refused')),
	text TEXT NOT NULL,
	-- Of the call that stored it: sent twice it is one answer.
	key TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE INDEX claim_answers_by_claim ON claim_answers (claim_id);

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

-- A review in another language.
CREATE TABLE review_translations (
	order_id INTEGER NOT NULL REFERENCES reviews (order_id) ON DELETE CASCADE,
	language TEXT NOT NULL CHECK (language IN ('de', 'en', 'et', 'fi')),
	text TEXT NOT NULL,
	PRIMARY KEY (order_id, language)
) WITHOUT ROWID;


-- ──── What goes out

-- Mail to be sent, written in the same transaction as its cause.
CREATE TABLE outbox (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	kind TEXT NOT NULL,
	locale TEXT NOT NULL,
	-- JSON array of addresses.
	recipients TEXT NOT NULL,
	-- The cart, offer or order that it is about.
	cart_id INTEGER REFERENCES carts (id),
	-- The same cause writes one mail.
	cause TEXT NOT NULL UNIQUE,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	sent_at TEXT,
	attempts INTEGER NOT NULL DEFAULT 0,
	contact_message_id INTEGER REFERENCES contact_messages (id),
	-- Links of the mail lead to this origin of the shop.
	origin TEXT NOT NULL DEFAULT '',
	-- What the sender wrote along.
	comment TEXT NOT NULL DEFAULT '',
	-- What the link of a mail carries, until the mail has been sent; '' in all other mails and afterwards.
	token TEXT NOT NULL DEFAULT '',
	-- What was shared, as it was then: the answer of by-id without personal data, as JSON, with the first lines. NULL for mails about
	-- what is frozen anyway.
	snapshot TEXT,
	-- Not before this time.
	next_attempt_at TEXT NOT NULL DEFAULT '',
	-- A dispatcher has it until then; one that died lets go of it by time.
	claimed_until TEXT NOT NULL DEFAULT '',
	-- Nobody tries any more; a person may, by setting it to NULL and attempts to 0.
	given_up_at TEXT,
	-- What the last attempt failed of, without addresses.
	last_error TEXT NOT NULL DEFAULT '',
	-- JSON arrays of addresses: for whom a server took the mail, and whom it refused for good.
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
CREATE INDEX outbox_held ON outbox (created_at) WHERE is_held = 1;

-- What other systems are told of an order.
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

-- Where events are sent to.
CREATE TABLE webhooks (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	url TEXT NOT NULL,
	-- JSON array of the types that are sent; [] for all.
	types TEXT NOT NULL,
	-- The secret of its signatures follows from this and DIGEST_KEY.
	salt TEXT NOT NULL,
	-- Up to which event deliveries are there.
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
	-- Nobody tries any more, until staff have it sent again.
	given_up_at TEXT,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at, id) WHERE delivered_at IS NULL AND given_up_at IS NULL;
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (webhook_id, id) WHERE given_up_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);


-- ──── What the shop keeps for itself

-- The last number of each kind that was given out.
CREATE TABLE counters (
	name TEXT PRIMARY KEY,
	value INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO counters (name, value) VALUES ('order', 10000), ('offer', 20000), ('invoice', 10000), ('claim', 10000);

-- What a submission was answered the first time it came; sent again it is answered the same, with another body it is refused.
CREATE TABLE idempotency_keys (
	session_id TEXT NOT NULL,
	key TEXT NOT NULL,
	body_hash TEXT NOT NULL,
	answer TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (session_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);

-- By what other systems sign in to the desk.
CREATE TABLE api_keys (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT NOT NULL,
	-- SHA-256 of 256 random bits: the key itself is told once.
	digest TEXT NOT NULL UNIQUE,
	-- JSON array: orders:read, …
	scopes TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	-- To the hour; '' for never.
	used_at TEXT NOT NULL DEFAULT '',
	revoked_at TEXT
);
CREATE UNIQUE INDEX api_keys_by_name ON api_keys (name) WHERE revoked_at IS NULL;

-- The same as idempotency_keys for calls of the desk.
CREATE TABLE desk_submissions (
	-- The id of its key; 0 for DESK_KEY.
	caller INTEGER NOT NULL,
	key TEXT NOT NULL,
	-- Of method, address and body.
	body_hash TEXT NOT NULL,
	-- JSON; NULL while it is being worked on.
	answer TEXT,
	-- Until when nobody else works on it; one that has died lets go of it by time.
	claimed_until TEXT NOT NULL,
	created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
	PRIMARY KEY (caller, key)
) WITHOUT ROWID;
CREATE INDEX desk_submissions_by_age ON desk_submissions (created_at);

-- What a network and a session have had stored on a day, as estimated bytes (backend/platform/storage-limit.ts); networks and
-- sessions as keyed digests.
CREATE TABLE stored_of_day (
	day TEXT NOT NULL,
	key TEXT NOT NULL,
	bytes INTEGER NOT NULL,
	PRIMARY KEY (day, key)
) WITHOUT ROWID;

-- The payment provider that stands in while the shop is developed: its sessions as its interface tells them.
CREATE TABLE sandbox_sessions (
	id TEXT PRIMARY KEY,
	idempotency_key TEXT NOT NULL UNIQUE,
	-- The body of the request that made it.
	request TEXT NOT NULL,
	-- JSON.
	session TEXT NOT NULL
) WITHOUT ROWID;

-- What would go to services of others (analytics, newsletter), kept to be looked at while the shop is developed. Empty in
-- production.
CREATE TABLE dev_sink (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL,
	-- What its sender calls it: told twice it is kept once. NULL: each is another.
	insert_id TEXT UNIQUE,
	-- As it was received, JSON.
	body TEXT NOT NULL,
	received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);


-- ──── What is noted by itself

-- A change of what `catalogue_texts_version` is about gives it another version.
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

-- A category is shown by the drawing or a picture of one of its products.
CREATE TRIGGER products_texts_update AFTER UPDATE OF id, slug ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER products_texts_delete AFTER DELETE ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER products_pictures_update AFTER UPDATE OF pictures ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;

-- A supply that changes may be what a notice waits for.
CREATE TRIGGER supplied_variants_notices_insert AFTER INSERT ON supplied_variants BEGIN UPDATE stock_notices SET is_to_check = 1 WHERE variant_id = NEW.variant_id AND is_to_check = 0; END;
CREATE TRIGGER supplied_variants_notices_update AFTER UPDATE OF availability, stock, delivery_min, delivery_max ON supplied_variants WHEN NEW.availability IS NOT OLD.availability OR NEW.stock IS NOT OLD.stock OR NEW.delivery_min IS NOT OLD.delivery_min OR NEW.delivery_max IS NOT OLD.delivery_max BEGIN UPDATE stock_notices SET is_to_check = 1 WHERE variant_id = NEW.variant_id AND is_to_check = 0; END;

-- An order belongs to whom its cart belongs to.
CREATE TRIGGER carts_buyer_update AFTER UPDATE OF user_id, session_id ON carts WHEN NEW.is_ordered = 1 BEGIN UPDATE orders SET user_id = NEW.user_id, session_id = NEW.session_id WHERE id = NEW.id; END;
