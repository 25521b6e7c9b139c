-- What the cart held that a message is about, as it was then, a line each; '' for none.
ALTER TABLE contact_messages ADD COLUMN cart TEXT NOT NULL DEFAULT '';
