-- Standard rates of the countries in which a seller may be registered, with the days from which they hold; a new shop has them with its other terms.
INSERT OR IGNORE INTO vat_rates (country, valid_from, rate_bp)
SELECT column1, column2, column3 FROM (VALUES
	('DE', '2007-01-01', 1900), ('DE', '2020-07-01', 1600), ('DE', '2021-01-01', 1900),
	('EE', '2009-07-01', 2000), ('EE', '2024-01-01', 2200), ('EE', '2025-07-01', 2400)
) WHERE EXISTS (SELECT 1 FROM vat_rates);
