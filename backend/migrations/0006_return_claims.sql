-- Buyers ask to return good goods.

-- 1: the buyer asks to return good goods. The kind is then 'wrong', which its CHECK and the version before know.
ALTER TABLE claims ADD COLUMN is_return INTEGER NOT NULL DEFAULT 0 CHECK (is_return IN (0, 1));
