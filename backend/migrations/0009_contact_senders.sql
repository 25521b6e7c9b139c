-- How many messages an address has sent lately.
CREATE INDEX contact_messages_by_email ON contact_messages (email COLLATE NOCASE, created_at);
