-- Who buys on whose credit (docs/decisions/0070-credit-of-a-company.md).

-- Where the company has its mail, by the register; '' where that is not known.
ALTER TABLE companies ADD COLUMN domain TEXT NOT NULL DEFAULT '';
-- Up to how much its open invoices may come, cents with VAT; NULL: the usual limit.
ALTER TABLE companies ADD COLUMN limit_cents INTEGER CHECK (limit_cents >= 0);
-- Since when somebody is known to speak for it (ISO time); NULL: nobody is.
ALTER TABLE companies ADD COLUMN verified_since TEXT;

-- The verified company (VAT id, international form) whose member has sent an order on invoice, and what the invoice comes to, cents with VAT; NULL for all others.
ALTER TABLE orders ADD COLUMN credit_vat TEXT;
ALTER TABLE orders ADD COLUMN credit_cents INTEGER CHECK (credit_cents >= 0);
CREATE INDEX orders_by_credit ON orders (credit_vat) WHERE credit_vat IS NOT NULL;
