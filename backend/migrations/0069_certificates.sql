-- What the maker's inspection certificate 3.1 says of a heat that a line was delivered of. Never changed. Days are ISO, in Finland.
CREATE TABLE certificates (
	delivery_id INTEGER NOT NULL,
	line INTEGER NOT NULL,
	heat TEXT NOT NULL,
	-- CB-10001-1-C1: counted within its delivery.
	number TEXT NOT NULL UNIQUE,
	issued_on TEXT NOT NULL,
	-- Grade and standard, and the maker's certificate, by which it can be found.
	steel TEXT NOT NULL,
	maker TEXT NOT NULL,
	maker_number TEXT NOT NULL,
	maker_day TEXT NOT NULL,
	-- JSON arrays of names, values as the maker has written them, and units.
	chemical TEXT NOT NULL,
	mechanical TEXT NOT NULL,
	PRIMARY KEY (delivery_id, line, heat),
	FOREIGN KEY (delivery_id, line) REFERENCES delivery_lines (delivery_id, line) ON DELETE CASCADE
) WITHOUT ROWID;
