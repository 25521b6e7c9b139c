-- The day that the goods of a request are wanted on, ISO; '' for none.
ALTER TABLE contact_messages ADD COLUMN wanted_on TEXT NOT NULL DEFAULT '';
