-- Invoices and credit notes of sent orders. One series of numbers for both; rows are never changed, except for the day of payment.
CREATE TABLE invoices (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	number TEXT NOT NULL UNIQUE,
	order_id INTEGER NOT NULL REFERENCES orders (id),
	kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
	-- The invoice that a credit note corrects.
	credits_id INTEGER REFERENCES invoices (id),
	-- Why it was credited, in the words of staff; '' for an invoice.
	reason TEXT NOT NULL DEFAULT '',
	-- Days in Finland, ISO. NULL: nothing is due; not paid.
	issued_on TEXT NOT NULL,
	due_on TEXT,
	delivered_on TEXT NOT NULL,
	paid_on TEXT,
	net_cents INTEGER NOT NULL,
	vat_cents INTEGER NOT NULL,
	gross_cents INTEGER NOT NULL CHECK (gross_cents = net_cents + vat_cents),
	-- Seller, the part of the order (with its forms) and the positions of its lines in the order, as JSON.
	seller TEXT NOT NULL,
	part TEXT NOT NULL,
	positions TEXT NOT NULL,
	-- The submission that issued it, and a digest of its body: sent again it issues nothing.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL,
	CHECK ((kind = 'credit_note') = (credits_id IS NOT NULL))
);
CREATE INDEX invoices_by_order ON invoices (order_id, issued_on);
CREATE INDEX invoices_by_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;
INSERT INTO counters (name, value) VALUES ('invoice', 10000);
