-- Categories and the names of attributes stand in every answer of the catalogue and seldom change: they are kept in memory (backend/catalogue/catalogue-texts.ts)
-- under this version, which is another one after every change of them, by whatever means.
CREATE TABLE catalogue_texts_version (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	version TEXT NOT NULL
);
INSERT INTO catalogue_texts_version (id, version) VALUES (1, hex(randomblob(12)));

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

-- A category's drawing is that of one of its products.
CREATE TRIGGER products_texts_update AFTER UPDATE OF id, slug ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
CREATE TRIGGER products_texts_delete AFTER DELETE ON products BEGIN UPDATE catalogue_texts_version SET version = hex(randomblob(12)); END;
