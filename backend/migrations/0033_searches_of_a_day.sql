-- search_queries.session held the session's id as it is in the cookie (0006), which opens carts. From now on it is a digest (backend/search/visit-of.ts), and
-- it goes after a day.
UPDATE search_queries SET session = '';

-- What is due to be emptied is found without reading what is not.
CREATE INDEX search_queries_of_visits ON search_queries (searched_at) WHERE session <> '';
