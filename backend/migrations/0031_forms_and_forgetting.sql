-- What a company that wants to sell here says besides: its pages on the web, and what it makes.
ALTER TABLE contact_messages ADD COLUMN website TEXT NOT NULL DEFAULT '';
ALTER TABLE contact_messages ADD COLUMN products TEXT NOT NULL DEFAULT '';

-- For forgetting (docs/decisions/0045-public-forms-and-retention.md): what is due is found without reading what is not.
CREATE INDEX orders_unsent ON orders (updated_at) WHERE is_processed = 0;
CREATE INDEX orders_by_from_offer ON orders (from_offer_id) WHERE from_offer_id IS NOT NULL;
CREATE INDEX orders_by_joined_into ON orders (joined_into) WHERE joined_into IS NOT NULL;
CREATE INDEX account_tokens_by_order ON account_tokens (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX outbox_with_addresses ON outbox (created_at) WHERE recipients <> '[]';
CREATE INDEX outbox_by_message ON outbox (contact_message_id) WHERE contact_message_id IS NOT NULL;
CREATE INDEX contact_messages_by_time ON contact_messages (created_at);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);
