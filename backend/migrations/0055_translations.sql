-- Texts of the catalogue in each language are rows, so that a language is added by rows: one lookup by primary key reads a text in one language,
-- and a stretch of the same index reads it in all. They replace the columns title_de … description_fi, which the next migration drops.

CREATE TABLE category_translations (
	category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (category_id, language)
) WITHOUT ROWID;

CREATE TABLE attribute_translations (
	attribute_code TEXT NOT NULL REFERENCES attributes (code) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (attribute_code, language)
) WITHOUT ROWID;
CREATE TABLE attribute_value_translations (
	attribute_code TEXT NOT NULL,
	value TEXT NOT NULL,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (attribute_code, value, language),
	FOREIGN KEY (attribute_code, value) REFERENCES attribute_values (attribute_code, value) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE product_translations (
	product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (product_id, language)
) WITHOUT ROWID;
CREATE TABLE variant_translations (
	variant_id INTEGER NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (variant_id, language)
) WITHOUT ROWID;
CREATE TABLE set_translations (
	set_id INTEGER NOT NULL REFERENCES sets (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	description TEXT NOT NULL,
	PRIMARY KEY (set_id, language)
) WITHOUT ROWID;
CREATE TABLE discount_translations (
	discount_id INTEGER NOT NULL REFERENCES discounts (id) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (discount_id, language)
) WITHOUT ROWID;
CREATE TABLE country_translations (
	country_code TEXT NOT NULL REFERENCES countries (code) ON DELETE CASCADE,
	language TEXT NOT NULL,
	title TEXT NOT NULL,
	PRIMARY KEY (country_code, language)
) WITHOUT ROWID;

INSERT INTO category_translations (category_id, language, title, description)
	SELECT id, 'de', title_de, description_de FROM categories
	UNION ALL SELECT id, 'en', title_en, description_en FROM categories
	UNION ALL SELECT id, 'et', title_et, description_et FROM categories
	UNION ALL SELECT id, 'fi', title_fi, description_fi FROM categories;
INSERT INTO attribute_translations (attribute_code, language, title)
	SELECT code, 'de', title_de FROM attributes
	UNION ALL SELECT code, 'en', title_en FROM attributes
	UNION ALL SELECT code, 'et', title_et FROM attributes
	UNION ALL SELECT code, 'fi', title_fi FROM attributes;
INSERT INTO attribute_value_translations (attribute_code, value, language, title)
	SELECT attribute_code, value, 'de', title_de FROM attribute_values
	UNION ALL SELECT attribute_code, value, 'en', title_en FROM attribute_values
	UNION ALL SELECT attribute_code, value, 'et', title_et FROM attribute_values
	UNION ALL SELECT attribute_code, value, 'fi', title_fi FROM attribute_values;
INSERT INTO product_translations (product_id, language, title, description)
	SELECT id, 'de', title_de, description_de FROM products
	UNION ALL SELECT id, 'en', title_en, description_en FROM products
	UNION ALL SELECT id, 'et', title_et, description_et FROM products
	UNION ALL SELECT id, 'fi', title_fi, description_fi FROM products;
INSERT INTO variant_translations (variant_id, language, title)
	SELECT id, 'de', title_de FROM variants
	UNION ALL SELECT id, 'en', title_en FROM variants
	UNION ALL SELECT id, 'et', title_et FROM variants
	UNION ALL SELECT id, 'fi', title_fi FROM variants;
INSERT INTO set_translations (set_id, language, title, description)
	SELECT id, 'de', title_de, description_de FROM sets
	UNION ALL SELECT id, 'en', title_en, description_en FROM sets
	UNION ALL SELECT id, 'et', title_et, description_et FROM sets
	UNION ALL SELECT id, 'fi', title_fi, description_fi FROM sets;
INSERT INTO discount_translations (discount_id, language, title)
	SELECT id, 'de', title_de FROM discounts
	UNION ALL SELECT id, 'en', title_en FROM discounts
	UNION ALL SELECT id, 'et', title_et FROM discounts
	UNION ALL SELECT id, 'fi', title_fi FROM discounts;
INSERT INTO country_translations (country_code, language, title)
	SELECT code, 'de', title_de FROM countries
	UNION ALL SELECT code, 'en', title_en FROM countries
	UNION ALL SELECT code, 'et', title_et FROM countries
	UNION ALL SELECT code, 'fi', title_fi FROM countries;
