-- Works with the version before: its requests refer to no quotation, and so pass the unique index.
-- A request for a quotation and its answer. The account that has sent it, or that staff have answered.
ALTER TABLE contact_messages ADD COLUMN user_id INTEGER REFERENCES users (id);
-- Of the page that it was sent from, for links of mails.
ALTER TABLE contact_messages ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE contact_messages ADD COLUMN state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed'));
-- The quotation that answers it; NULL again once that is deleted.
ALTER TABLE contact_messages ADD COLUMN quotation_id INTEGER REFERENCES orders (id) ON DELETE SET NULL;
ALTER TABLE contact_messages ADD COLUMN answer TEXT NOT NULL DEFAULT '';
-- Of the call that has answered it: sent twice it is one quotation.
ALTER TABLE contact_messages ADD COLUMN answer_key TEXT;
CREATE INDEX contact_messages_by_user ON contact_messages (user_id, id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX contact_messages_by_quotation ON contact_messages (quotation_id) WHERE quotation_id IS NOT NULL;
