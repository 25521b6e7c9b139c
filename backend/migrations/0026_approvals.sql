-- What an order that waits for approval came to when it was asked for, cents without VAT, and the shop's origin that it was asked from.
ALTER TABLE orders ADD COLUMN approval_asked_cents INTEGER CHECK (approval_asked_cents >= 0);
ALTER TABLE orders ADD COLUMN approval_origin TEXT NOT NULL DEFAULT '';
-- When a colleague approved or returned it, ISO; and up to how much, cents without VAT, the approved version may be sent.
ALTER TABLE orders ADD COLUMN approval_decided_at TEXT;
ALTER TABLE orders ADD COLUMN approved_cents INTEGER CHECK (approved_cents >= 0);
