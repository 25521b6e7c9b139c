-- A list that is ordered again and again: its owner is mailed when it is due.
-- JSON: every (week, two_weeks, month, quarter), from (the first day, ISO in Finland), locale, origin (of the page for the mail's link); NULL: none.
ALTER TABLE lists ADD COLUMN rhythm TEXT;
-- The next day on which it is due, ISO in Finland.
ALTER TABLE lists ADD COLUMN due_on TEXT;
CREATE INDEX lists_by_due_day ON lists (due_on) WHERE due_on IS NOT NULL;
