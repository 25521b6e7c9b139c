-- What an article of the magazine is about: the product whose drawing illustrates it, and the category where its goods are.
ALTER TABLE blogs ADD COLUMN product TEXT NOT NULL DEFAULT '';
ALTER TABLE blogs ADD COLUMN category TEXT NOT NULL DEFAULT '';
