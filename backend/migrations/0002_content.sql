-- Content of pages, and the companies that can be looked up.

CREATE TABLE countries (
	code TEXT PRIMARY KEY,
	position INTEGER NOT NULL,
	calling_code TEXT NOT NULL,
	title_de TEXT NOT NULL,
	title_en TEXT NOT NULL,
	title_et TEXT NOT NULL,
	title_fi TEXT NOT NULL
);

-- FAQ, promotions and blog: one row a text and language, since the languages need not hold the same articles.
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

CREATE TABLE promotions (
	locale TEXT PRIMARY KEY,
	title TEXT NOT NULL,
	text TEXT NOT NULL,
	link TEXT NOT NULL,
	-- ISO days, each optional.
	start_date TEXT,
	end_date TEXT
);

CREATE TABLE blogs (
	id INTEGER PRIMARY KEY,
	locale TEXT NOT NULL,
	slug TEXT NOT NULL,
	title TEXT NOT NULL,
	intro TEXT NOT NULL,
	-- Paragraphs parted by blank lines; a line that starts with "## " is a heading.
	body TEXT NOT NULL,
	published TEXT NOT NULL,
	UNIQUE (locale, slug)
);

CREATE TABLE companies (
	-- The VAT id in its international form: FI20774740, DE136695976, EE100931558.
	vat TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	street TEXT NOT NULL,
	postcode TEXT NOT NULL,
	city TEXT NOT NULL,
	country TEXT NOT NULL CHECK (country IN ('FI', 'DE', 'EE')),
	rating TEXT CHECK (rating IN ('good', 'poor'))
);
CREATE INDEX companies_by_name ON companies (name COLLATE NOCASE);
