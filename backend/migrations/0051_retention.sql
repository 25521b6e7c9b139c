-- Indexes for retention: rows that are over are found without reading the others.

CREATE INDEX orders_by_processed_at ON orders (processed_at) WHERE is_processed = 1;
CREATE INDEX payments_with_forms ON payments (expires_at) WHERE forms <> '[]';
