-- Under which name the register has the VAT id of a billing form; NULL: it names none, or was not asked.

ALTER TABLE order_forms ADD COLUMN vat_name TEXT;
