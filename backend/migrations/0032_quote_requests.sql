-- A message that asks for a quotation, and where the goods are wanted, in the sender's words.
ALTER TABLE contact_messages ADD COLUMN is_quote INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contact_messages ADD COLUMN place TEXT NOT NULL DEFAULT '';
