-- What was paid of an invoice in parts. Once nothing is left of it, invoices.paid_on has the last day.
CREATE TABLE invoice_payments (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	invoice_id INTEGER NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
	-- A day in Finland, ISO.
	paid_on TEXT NOT NULL,
	amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
	-- Of the call: sent twice it is one payment.
	key TEXT NOT NULL UNIQUE,
	body_hash TEXT NOT NULL
);
CREATE INDEX invoice_payments_by_invoice ON invoice_payments (invoice_id);
