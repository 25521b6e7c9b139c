-- What a cut and the certificate of a line cost in its offer; NULL: nothing was offered, or what they cost today.
ALTER TABLE order_items ADD COLUMN offered_cut_fee_cents INTEGER CHECK (offered_cut_fee_cents >= 0);
ALTER TABLE order_items ADD COLUMN offered_certificate_cents INTEGER CHECK (offered_certificate_cents >= 0);

-- Discounts that have ended stay, and are passed over: until further notice is the last of all days.
DROP INDEX discounts_for_all;
CREATE INDEX discounts_for_all ON discounts (coalesce(end_date, '9999-12-31')) WHERE user_id IS NULL;
